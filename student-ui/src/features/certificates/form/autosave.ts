import type { Drafts } from '@myverify/api-client/drafts';
import type { UploadQueue } from '../../../components/upload/upload-queue';
import type { ApplicationForm } from './application-form';
import { keep, type Sent } from './draft-autosave';

/** Writing costs a slow phone more than a letter does; a crash takes no more than was typed in this time. */
export const AUTOSAVE_MS = 400;

/** Keeps what is not saved on this device, for a reload, the end of the session or a crash. */
export class Autosave {
  private due: ReturnType<typeof setTimeout> | undefined;
  private givenUp = false;

  constructor(
    readonly drafts: Drafts,
    private readonly place: string,
    private readonly form: ApplicationForm,
    private readonly uploads: UploadQueue,
    private unanswered: Sent | null = null,
  ) {}

  get sent(): Sent | null {
    return this.unanswered;
  }

  /** Kept before it goes out: the answer may be lost, and the page with it. `null` once it is answered. */
  sends(sent: Sent | null): void {
    this.unanswered = sent;
    this.write();
  }

  /** @returns ends it; what was typed last is kept before */
  begin(): () => void {
    const ends = [this.form.subscribe(this.changed), this.uploads.subscribe(this.changed)];
    this.write();
    return () => {
      for (const end of ends) end();
      this.flush();
    };
  }

  /** Keeps at once what waits to be kept, such as when the page is left. */
  readonly flush = (): void => {
    if (this.due !== undefined) this.write();
  };

  /** Who leaves what was typed does not want to find it again, whatever still changes until the form is closed. */
  giveUp(): void {
    this.givenUp = true;
    this.unanswered = null;
    this.drop();
  }

  // Not put off by the next letter: whoever types without a pause is to lose no more than others.
  private readonly changed = (): void => {
    if (this.isWorthSaving()) this.due ??= setTimeout(() => this.write(), AUTOSAVE_MS);
    else this.drop();
  };

  private write(): void {
    if (!this.isWorthSaving()) {
      this.drop();
      return;
    }
    clearTimeout(this.due);
    this.due = undefined;
    const { version, base, values } = this.form.state();
    const unsent = this.uploads.unsent().map(({ file }) => file.name);
    keep(this.drafts, this.place, { version, base, values, unsent, sent: this.unanswered });
  }

  private drop(): void {
    clearTimeout(this.due);
    this.due = undefined;
    this.drafts.forget(this.place);
  }

  private isWorthSaving(): boolean {
    return !this.givenUp && (this.unanswered !== null || isUnsaved(this.form, this.uploads));
  }
}

/** Something would be lost: changes, or files that have not arrived and could. */
export function isUnsaved(form: ApplicationForm, uploads: UploadQueue): boolean {
  return form.state().dirty || uploads.unsent().length > 0;
}
