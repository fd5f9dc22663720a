import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import { changedFields } from '../audit/audit-values.js';
import type { Article, ArticleFields } from './article.js';

const subject = ({ id }: Article): AuditSubject => ({ type: 'news', id: String(id) });

// The content may be long and is in the article itself; of a change only its size is told.
const stateOf = ({ version, title, preview, language, content }: Article) => ({
  version,
  title,
  preview,
  language,
  characters: content.length,
});
const fieldsOf = ({ title, content, preview, language }: Article): ArticleFields => ({
  title,
  content,
  preview,
  language,
});

export function articleAdded(actorId: number | null, article: Article): AuditEntry {
  return { actorId, action: 'news.added', subject: subject(article), after: stateOf(article) };
}

export function articleUpdated(actorId: number, before: Article, after: Article): AuditEntry {
  return {
    actorId,
    action: 'news.updated',
    subject: subject(after),
    before: stateOf(before),
    after: { ...stateOf(after), changed: changedFields(fieldsOf(before), fieldsOf(after)) },
  };
}

export function articleRemoved(actorId: number, before: Article): AuditEntry {
  return { actorId, action: 'news.removed', subject: subject(before), before: stateOf(before) };
}
