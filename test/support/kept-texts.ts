/** Enough of a `Storage` for tests outside of a browser: what is kept is listed as properties. */
export class KeptTexts {
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  getItem(key: string): string | null {
    const kept: unknown = Reflect.get(this, key);
    return typeof kept === 'string' ? kept : null;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
