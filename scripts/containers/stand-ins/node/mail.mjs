#!/usr/bin/env node
// In the place of Mailpit: keeps every mail in memory, and shows them by the two calls of its API that are used.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

if (process.argv[2] === 'readyz') {
  const answer = await fetch('http://127.0.0.1:8025/readyz');
  process.exit(answer.ok ? 0 : 1);
}

const mails = [];
new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, session, done) =>
    buffer(stream).then((raw) => {
      const To = session.envelope.rcptTo.map(({ address }) => ({ Address: address }));
      mails.push({ ID: String(mails.length + 1), To, raw });
      done();
    }, done),
}).listen(1025, '0.0.0.0');

createServer((request, answer) => {
  const { pathname } = new URL(request.url, 'http://here');
  const id = /^\/api\/v1\/message\/(\d+)\/raw$/.exec(pathname)?.[1];
  const mail = mails.find(({ ID }) => ID === id);
  if (pathname === '/readyz') answer.end('ok');
  else if (pathname === '/api/v1/messages')
    answer.end(JSON.stringify({ messages: mails.map(({ ID, To }) => ({ ID, To })).reverse() }));
  else if (mail) answer.end(mail.raw);
  else answer.writeHead(404).end();
}).listen(8025, '0.0.0.0');

process.on('SIGTERM', () => process.exit(0));
