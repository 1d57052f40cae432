/**
 * What may be assigned when: never something of an earlier stage, and within a stage in the order of places, so that one
 * result has one path. Flight and `done` end the assignment. Where zombies that forbid action faces can be killed to free
 * them at once (`curseLift=atOnce`), their wounds come first of all.
 */
export const CURSED = 0;
export const OPEN = 1;
export const DISTRACT = 2;
export const FREE = 3;
export const WOUND = 4;
export const STAGES = ['cursed', 'open', 'distract', 'free', 'wound'] as const;
