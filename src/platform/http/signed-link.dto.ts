import { IsOptional, IsString, MaxLength } from 'class-validator';

/** What a signed link ends with. Whoever verifies it takes what is missing for wrong. */
export class SignedLinkQuery {
  /** When the link ends, in seconds since 1970. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  exp?: string;

  /** Its signature. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  sig?: string;
}
