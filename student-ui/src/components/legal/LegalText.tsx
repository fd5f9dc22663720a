import { Skeleton, Stack, Typography } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FailedState } from '../FailedState';
import classes from './LegalText.module.css';
import { LEGAL_TAGS, type LegalDocument, type LegalLanguage, type LegalLoaders } from './legal-document';

export function legalTextQuery(name: string, language: LegalLanguage, loaders: LegalLoaders) {
  return queryOptions({
    queryKey: ['legal-text', name, language],
    queryFn: async () => (await loaders[language]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Props {
  readonly name: string;
  readonly language: LegalLanguage;
  readonly loaders: LegalLoaders;
  /** Of the sections; the title stands one level above, outside. */
  readonly order: 2 | 3;
  /** What stands above; the text says its own title where that is another. */
  readonly heading?: string;
  readonly withContents?: boolean;
}

/** A legal text in its own language, fetched when it is shown. */
export function LegalText({ name, language, loaders, order, heading, withContents = false }: Props) {
  const { data, error, refetch } = useQuery(legalTextQuery(name, language, loaders));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Typography>
      <article
        lang={LEGAL_TAGS[language]}
        className={withContents ? `${classes.text} ${classes.withContents}` : classes.text}
      >
        {heading && heading !== data.title && <p className={classes.title}>{data.title}</p>}
        <p className={classes.updated}>{data.updated}</p>
        {data.intro}
        {withContents && <Contents document={data} />}
        {data.sections.map(({ id, title, body }, at) => (
          <section key={id} aria-labelledby={id}>
            <Heading order={order} id={id}>{`${at + 1}. ${title}`}</Heading>
            {body}
          </section>
        ))}
      </article>
    </Typography>
  );
}

function Heading({ order, id, children }: { order: 2 | 3; id: string; children: string }) {
  const Tag = `h${order}` as const;
  return (
    <Tag id={id} tabIndex={-1}>
      {children}
    </Tag>
  );
}

function Contents({ document: { contents, sections } }: { document: LegalDocument }) {
  return (
    <nav aria-label={contents} className={classes.contents}>
      <p className={classes.contentsTitle}>{contents}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Without the router, which would take the page to its top. */
function goTo(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  history.replaceState(history.state, '', `#${id}`);
}

function Waiting() {
  return (
    <Stack gap="md" mih="60vh" aria-hidden="true">
      <Skeleton height={16} width="30%" />
      {[1, 2, 3, 4].map((part) => (
        <Stack key={part} gap={8}>
          <Skeleton height={22} width="40%" />
          <Skeleton height={14} />
          <Skeleton height={14} />
          <Skeleton height={14} width="80%" />
        </Stack>
      ))}
    </Stack>
  );
}
