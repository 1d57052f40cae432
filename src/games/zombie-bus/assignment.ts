import type { Seat } from '../../core/game.js';
import { ACTION, die, HALF } from './dice.js';
import { BRUCE } from './heroes.js';
import { FORBIDDEN, PURSUED } from './rules.js';
import * as stages from './stages.js';
import { has, seatCount } from './table.js';
import { Turn } from './turn.js';
import { BUS, cardOf, FRESH, placeOf, UNDISTRACTED, wound, woundCount } from './zombie.js';

/** What the active seat can do with its dice, and what it has done: carried out when it is done. */
export class Assignment extends Turn {
  /** Where an assignment begins. */
  firstStage(): number {
    return this.rules.atOnce && this.isActionForbidden() ? stages.CURSED : stages.OPEN;
  }

  /** Action faces that the active seat can spend: own ones, those of megaphones, and pairs of half-targets (B3). */
  actionFaces(): number {
    if (this.isActionForbidden()) return 0;
    const halves = (this.dice >> (HALF * 4)) & 15;
    return ((this.dice >> (ACTION * 4)) & 15) + this.extraFaces + (this.rules.pairsAct ? halves >> 1 : 0);
  }

  /** Whether the active seat may attack a zombie: around the bus, on itself or opened, and not guarded. */
  isOpen(slot: number): boolean {
    const zombie = this.zombies[slot];
    if (this.rules.cards.guarded[cardOf(zombie)] === 1 && (zombie & UNDISTRACTED) !== 0) return false;
    return this.isReached(slot);
  }

  isReached(slot: number): boolean {
    const place = placeOf(this.zombies[slot]);
    return place === BUS || place === this.active + 1 || has(this.opened, place - 1);
  }

  /** Bruce's first attack on another player takes no action face (B9). */
  get throws(): boolean {
    return this.hero[this.active] === BRUCE && !this.powerUsed;
  }

  /** Zombies around the bus once what is assigned is carried out (B5). */
  private pendingAround(): number {
    const { cards } = this.rules;
    let around = seatCount(this.zombified);
    for (let slot = 0; slot < this.around; slot++) {
      const zombie = this.zombies[slot];
      const wounds = this.woundsAt(slot);
      const card = cardOf(zombie);
      if (wounds === cards.full[card]) continue;
      const fresh = this.assigned[slot] > 0 || (zombie & FRESH) !== 0;
      if (!(fresh && woundCount(wounds) >= cards.reaction[card])) around++;
    }
    return around;
  }

  canFlee(): boolean {
    const cost = this.rules.track[this.notch];
    return cost !== FORBIDDEN && this.actionFaces() >= cost && this.pendingAround() < PURSUED;
  }

  // ---- what is assigned: see `stages` ----

  protected attack(seat: Seat): void {
    this.moveTo(stages.OPEN, seat);
    if (this.throws) this.powerUsed = true;
    else this.pay(1);
    this.opened |= 1 << seat;
  }

  protected distract(slot: number): void {
    this.moveTo(stages.DISTRACT, slot);
    this.pay(1);
    this.zombies[slot] &= ~UNDISTRACTED;
  }

  protected payTile(pile: number): void {
    this.moveTo(stages.FREE, 0);
    this.pay(this.rules.tiles.cost[this.top[pile]]);
  }

  protected payFlight(): void {
    this.pay(this.rules.track[this.notch]);
    this.fleeing = true;
  }

  /** Bruce turns a die to a half-target, Creepy one to an action face (B9). */
  protected convert(face: number): void {
    this.powerUsed = true;
    this.dice += die(this.hero[this.active] === BRUCE ? HALF : ACTION) - die(face);
  }

  /** A wound by a die, or by a pair of half-targets where no die shows it (B3). */
  protected woundBy(slot: number, symbol: number): void {
    const cursed = this.stage === stages.CURSED && this.forbids(slot);
    this.moveTo(cursed ? stages.CURSED : stages.WOUND, slot * 4 + symbol);
    this.dice -= ((this.dice >> (symbol * 4)) & 15) > 0 ? die(symbol) : 2 * die(HALF);
    this.assigned[slot] += wound(symbol);
  }

  private moveTo(stage: number, cursor: number): void {
    this.stage = stage;
    this.cursor = cursor;
  }

  /** Own action faces go first, those of megaphones next, pairs of half-targets last. */
  private pay(faces: number): void {
    let left = faces;
    const own = Math.min(left, (this.dice >> (ACTION * 4)) & 15);
    this.dice -= own * die(ACTION);
    left -= own;
    const extra = Math.min(left, this.extraFaces);
    this.extraFaces -= extra;
    this.dice -= 2 * (left - extra) * die(HALF);
  }

  /** A crowbar's wound after assignments: of zombies that were alike the one with more wounds stays in front. */
  protected assignWound(slot: number, symbol: number): void {
    const { zombies, assigned } = this;
    assigned[slot] += wound(symbol);
    for (let i = slot; i > 0 && zombies[i - 1] === zombies[i] && assigned[i - 1] < assigned[i]; i--) {
      const wounds = assigned[i];
      assigned[i] = assigned[i - 1];
      assigned[i - 1] = wounds;
    }
  }
}
