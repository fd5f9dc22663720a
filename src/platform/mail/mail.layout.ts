import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { DARK, GOLD, LIGHT, NAVY, ON_NAVY } from '../../domain/site/brand.js';
import { MAIL_FRAMES } from './mail.frames.js';
import type { MailText } from './mail-text.port.js';
import type { MailLanguage } from './mailer.port.js';

/** The only text that is ever compiled; what mails say goes in as data and comes out escaped. */
const layout = Handlebars.compile(readFileSync(new URL('./templates/layout.hbs', import.meta.url), 'utf8'), {
  knownHelpersOnly: true,
});

const colours = { navy: NAVY, gold: GOLD, onNavy: ON_NAVY, light: LIGHT, dark: DARK };

export function htmlOf(text: MailText, language: MailLanguage, home: string): string {
  return layout({ ...colours, text, home, frame: MAIL_FRAMES[language], preview: text.paragraphs[0] ?? text.heading });
}

export function plainTextOf(text: MailText, language: MailLanguage, home: string): string {
  const frame = MAIL_FRAMES[language];
  const blocks = [
    text.heading,
    ...text.paragraphs,
    ...(text.code ? [`    ${text.code.value}`, text.code.validity] : []),
    ...(text.facts ? [text.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(text.quote ? [`${text.quote.label}:\n${indented(text.quote.text)}`] : []),
    ...(text.action ? [`${text.action.label}:\n${text.action.url}`] : []),
    ...text.notes,
    `-- \nMyVerify, ${frame.service}\n${home}\n${frame.footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const indented = (text: string) => text.replace(/^/gm, '    ');
