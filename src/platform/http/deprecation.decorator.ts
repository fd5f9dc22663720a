import { applyDecorators, Header } from '@nestjs/common';

export interface Deprecation {
  readonly since: Date;
  /** From then on it may be gone: at least a year after `since` where keys open it. */
  readonly sunset: Date;
  /** The address of what is called instead. */
  readonly successor?: string;
  /** The address of what is said of it. */
  readonly documentation?: string;
}

/**
 * Says in each answer of an operation that it is to go. `@deprecated` in its comment says so in the description.
 * https://www.rfc-editor.org/rfc/rfc9745, https://www.rfc-editor.org/rfc/rfc8594; the relations of the links are of
 * RFC 9745 and https://www.rfc-editor.org/rfc/rfc5829.
 */
export const Deprecated = ({ since, sunset, ...links }: Deprecation): MethodDecorator & ClassDecorator => {
  const link = linksTo(links);
  return applyDecorators(
    Header('Deprecation', `@${Math.floor(since.getTime() / 1000)}`),
    Header('Sunset', sunset.toUTCString()),
    ...(link === '' ? [] : [Header('Link', link)]),
  );
};

function linksTo({ successor, documentation }: Pick<Deprecation, 'successor' | 'documentation'>): string {
  const links = [
    [documentation, 'deprecation'],
    [successor, 'successor-version'],
  ] as const;
  return links.flatMap(([address, relation]) => (address ? `<${address}>; rel="${relation}"` : [])).join(', ');
}
