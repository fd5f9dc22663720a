import type { EN } from './en.js';
import type { MessageCode } from './texts.js';

/** Lists of words are joined by "or", messages within a message by "and". */
export type Param = string | number | readonly string[] | readonly Message[];

/** Something to be said in any language: a code of the catalogue with the parameters of its text. */
export interface Message {
  readonly code: MessageCode;
  readonly params?: Readonly<Record<string, Param>>;
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` ? never : Name) | NamesIn<Rest>
  : never;
type ParamsOf<Code extends MessageCode> = { readonly [Name in NamesIn<(typeof EN)[Code]>]: Param };
/** What `message` takes: a code, and the parameters where its text names any. */
export type MessageArgs<Code extends MessageCode> = [NamesIn<(typeof EN)[Code]>] extends [never]
  ? [code: Code]
  : [code: Code, params: ParamsOf<Code>];

/** A message with exactly the parameters that its text in the catalogue names. */
export function message<Code extends MessageCode>(...[code, params]: MessageArgs<Code>): Message {
  return params ? { code, params } : { code };
}
