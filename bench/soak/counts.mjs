import { setTimeout as sleep } from 'node:timers/promises';

const DONE_MS = 600_000;

/**
 * Waits until every job is done, then holds what there is against what was answered.
 * @returns {Promise<{ title: string, promised: number, lost: number, doubled: number }[]>}
 */
export async function countAll({ query, post }, noted) {
  const open = "SELECT COUNT(*) AS n FROM jobs WHERE state <> 'done' AND due_at <= 1000 * UNIX_TIMESTAMP(NOW(3))";
  const numberOf = async (statement) => Number((await query(statement))[0].n);
  for (const end = Date.now() + DONE_MS; (await numberOf(open)) > 0 && Date.now() < end; ) await sleep(1000);
  const certificates = await query("SELECT id, status FROM certificates WHERE email LIKE 'soak.%'");
  const reports = await query('SELECT certificate_id AS id, number, pdf_key FROM reports');
  const told = ({ number, email }) =>
    post.mails.filter(({ to, subject, text }) => to === email && IS_VERIFIED.test(subject) && text.includes(number));
  return [
    count('applications', noted.applied, (id) => certificates.filter((row) => row.id === id)),
    count('approvals', noted.approved, ({ id }) =>
      certificates.filter((row) => row.id === id && row.status === 'Verified'),
    ),
    count('reports with a PDF', noted.approved, ({ id }) => reports.filter((row) => row.id === id && row.pdf_key)),
    count('mails that tell of one', noted.approved, told),
    {
      title: 'applications that nobody was answered about',
      promised: 0,
      lost: 0,
      doubled: certificates.length - noted.applied.length,
    },
    {
      title: 'jobs',
      promised: await numberOf('SELECT COUNT(*) AS n FROM jobs'),
      lost: await numberOf(open),
      doubled: 0,
    },
    {
      title: 'mails, by their Message-ID',
      promised: post.mails.length,
      lost: 0,
      doubled: post.mails.length - new Set(post.mails.map(({ messageId }) => messageId)).size,
    },
  ];
}

const IS_VERIFIED = /^Certificate verified/;

function count(title, promised, find) {
  const found = promised.map((one) => find(one).length);
  return {
    title,
    promised: promised.length,
    lost: found.filter((times) => times === 0).length,
    doubled: found.filter((times) => times > 1).length,
  };
}
