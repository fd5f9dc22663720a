declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessApi {
    /** @returns 0 where all languages were loaded. */
    Init(folder: string | null, languages: string, mode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the picture at `/input`. @returns 1 where it is none. */
    SetImageFile(exifTurn: number, turn: number, enlarge: boolean): number;
    FindLines(): void;
    /** By how much the lines rise, in radians. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    /**
     * A line for each part of the page, words among them, with its place in points of the picture.
     * @param page the number that it writes.
     */
    GetTSVText(page: number): string;
    /** From 0 to 100. */
    MeanTextConf(): number;
  }
  interface TessModule {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TessApi;
  }
  export default function load(options: object): Promise<TessModule>;
}
