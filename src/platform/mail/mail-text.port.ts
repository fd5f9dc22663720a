/** What a mail says, in plain text; the layout gives it its looks. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A code to be typed in, and until when it counts. */
  readonly code?: { readonly value: string; readonly validity: string };
  /** Facts such as the applicant's name, as label and value. */
  readonly facts?: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** Words of another person, shown as they are. */
  readonly quote?: { readonly label: string; readonly text: string };
  readonly action?: { readonly label: string; readonly url: string };
  /** Said below everything else, such as what to do if it was not you. */
  readonly notes: readonly string[];
}
