export class DraftKeyDto {
  /** 32 bytes as base64url. @example "mV0qgQm2k1rW7yYk0o3l5G9uT4cX8zB1nD6sE2fH7iA" */
  key!: string;
}
