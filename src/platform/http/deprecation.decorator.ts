import { applyDecorators, Header } from '@nestjs/common';

export interface Deprecation {
  readonly since: Date;
  /** From then on it may be gone: at least a year after `since` where keys open it. */
  readonly sunset: Date;
  /** The address of what is called instead, or of what is said of it. */
  readonly successor: string;
}

/**
 * Says in each answer of an operation that it is to go. `@deprecated` in its comment says so in the description.
 * https://www.rfc-editor.org/rfc/rfc9745, https://www.rfc-editor.org/rfc/rfc8594
 */
export const Deprecated = ({ since, sunset, successor }: Deprecation): MethodDecorator & ClassDecorator =>
  applyDecorators(
    Header('Deprecation', `@${Math.floor(since.getTime() / 1000)}`),
    Header('Sunset', sunset.toUTCString()),
    Header('Link', `<${successor}>; rel="deprecation"`),
  );
