/** A database as one file of a backup. */
export interface DatabaseDump {
  /** Of the file. */
  readonly name: string;
  /** Writes all that is committed at one moment; others may go on writing. */
  write(to: string): Promise<void>;
  /** Whether there is nothing that a restore would replace. */
  isEmpty(): Promise<boolean>;
  /** Puts what was written in the place of what is there. */
  read(from: string): Promise<void>;
}
