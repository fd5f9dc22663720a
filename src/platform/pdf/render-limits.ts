/** How many renders run at once and how long each step may take, in milliseconds. */
export class RenderLimits {
  /** Pages kept open: renders that run at once; further ones wait. */
  readonly pages: number = 4;
  /** From getting a page to the finished PDF. A browser that takes longer is killed. */
  readonly renderMs: number = 20_000;
  /** Start of the browser, unpacking it included. */
  readonly startMs: number = 60_000;
  /** The browser is closed after so long without a render, and started again by the next one. */
  readonly idleMs: number = 600_000;
  /** A page is replaced after so many renders, so that no leak of the browser adds up. */
  readonly rendersPerPage: number = 250;
  /**
   * A page throws away what is left of earlier documents after so many renders. No script runs that would make the
   * browser do so by itself: 240 documents grew it from 350 MB to more than 1 GB.
   */
  readonly rendersPerSweep: number = 20;
}
