interface Measured {
  readonly title: string;
  readonly rate: number;
  readonly own: number;
  readonly database: number;
}
export function peerSection(
  calls: readonly {
    readonly title: string;
    readonly sizes: readonly {
      readonly size: string;
      readonly app: Omit<Measured, 'title'>;
      readonly peers: readonly Measured[];
    }[];
  }[],
  peers: readonly { readonly title: string; readonly version: string }[],
): string;
