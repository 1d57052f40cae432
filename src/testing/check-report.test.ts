import { describe, expect, it } from 'vitest';
import { Findings, reportLines } from './check-report.js';

const place = { options: { dice: 3 }, seed: 1, game: 4, ply: 2, history: [7, -9], lastTexts: ['roll', 'throws 3'] };

describe('findings', () => {
  it('keep the first failure of each check', () => {
    const findings = new Findings(['one', 'two']);
    findings.make('one', () => null);
    findings.make('one', () => 'first');
    findings.make('one', () => 'second');
    expect(findings.results()).toEqual([
      { name: 'one', passed: false, times: 3, failure: { message: 'first', place: undefined } },
      { name: 'two', passed: true, times: 0, failure: undefined },
    ]);
  });

  it('count what is thrown as a failure', () => {
    const findings = new Findings(['one']);
    const find = (): never => {
      throw new TypeError('no such die');
    };
    expect(findings.make('one', find)).toBe(false);
    expect(findings.results()[0].failure?.message).toBe('it threw: no such die');
  });

  it('know no check that was not announced', () => {
    expect(() => new Findings(['one']).make('two', () => null)).toThrow('Unknown check "two"');
  });
});

describe('the lines of a report', () => {
  it('tell what passed, what never came up, and what failed where', () => {
    const findings = new Findings(['sound', 'idle', 'broken']);
    findings.make('sound', () => null);
    findings.make(
      'broken',
      () => 'a die is lost',
      () => place,
    );
    const checks = findings.results();
    const report = { subject: 'game pig', passed: false, checks, optionSets: 3, games: 20, nodes: 400 };
    expect(reportLines(report)).toEqual([
      'ok   sound',
      'n/a  idle',
      'FAIL broken',
      '  a die is lost',
      '  options {"dice":3}, seed 1, game 4, ply 2',
      '  after: … roll; throws 3',
      '  history: 7 -9',
      'game pig: does not conform (3 option sets, 20 games, 400 nodes)',
    ]);
  });
});
