// Certificates of people who do not exist, in English, Malay and Chinese: as PDF and as a picture. Drawn by Chromium,
// which has the fonts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FONT = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/index.css');
/** A4 at 96 points an inch, drawn at 200. */
const PAGE = { width: 794, height: 1123 };
export const SCALE = 200 / 96;

export const TEXTS = {
  english: [
    'UNIVERSITI MALAYA',
    'This is to certify that',
    'WANG XIAOMING',
    'having fulfilled all the requirements of the University and having passed the prescribed examinations was on',
    '15 October 2023',
    'admitted to the degree of',
    'Master of Computer Science',
    'Certificate No. UM-2023-004512',
    'Passport No. E12345678',
    'Period of study: 1 September 2021 to 31 August 2023',
    'Vice-Chancellor Registrar',
  ],
  malay: [
    'UNIVERSITI KEBANGSAAN MALAYSIA',
    'Adalah dengan ini diperakukan bahawa',
    'NURUL AISYAH BINTI ABDULLAH',
    'setelah memenuhi segala syarat dan lulus peperiksaan yang ditetapkan telah dianugerahkan ijazah',
    'Sarjana Muda Sains Komputer dengan Kepujian',
    'pada 30 Ogos 2022',
    'No. Sijil: UKM/SMSK/2022/01877',
    'Tempoh pengajian: 3 September 2018 hingga 15 Julai 2022',
    'Naib Canselor Pendaftar',
  ],
  chinese: [
    '普通高等学校',
    '毕业证书',
    '学生王小明，性别男，二〇〇一年四月三十日生，于2019年9月1日至2023年6月30日在本校计算机科学与技术专业四年制本科学习，修完教学计划规定的全部课程，成绩合格，准予毕业。',
    '校名：北京理工大学',
    '校长：张建国',
    '证书编号：100071202305001234',
    '2023年6月30日',
  ],
};

const PEOPLE = [
  ['WANG XIAOMING', '王小明'],
  ['LI JIAQI', '李佳琪'],
  ['ZHANG WEI', '张伟'],
  ['CHEN SIYUAN', '陈思远'],
  ['LIU YANG', '刘洋'],
];
const MALAYS = ['NURUL AISYAH BINTI ABDULLAH', 'MOHD FAIZAL BIN RAHMAN', 'SITI HAJAR BINTI ISMAIL'];
const MAJORS = [
  ['Computer Science', 'Sains Komputer', '计算机科学与技术'],
  ['Civil Engineering', 'Kejuruteraan Awam', '土木工程'],
  ['Accounting', 'Perakaunan', '会计学'],
];

/**
 * A certificate that somebody may have, by chance.
 * @returns what is printed, and what its holder would claim.
 */
export function certificate(language, chance) {
  const one = (list) => list[Math.floor(chance() * list.length)];
  const digits = (many) => String(Math.floor(chance() * 10 ** many)).padStart(many, '0');
  const year = 2015 + Math.floor(chance() * 10);
  const day = 1 + Math.floor(chance() * 28);
  const major = one(MAJORS)[Object.keys(TEXTS).indexOf(language)];
  const [latin, chinese] = one(PEOPLE);
  const [name, university, month, number] = {
    english: [latin, 'UNIVERSITI MALAYA', '10', `UM-${year}-${digits(6)}`],
    malay: [one(MALAYS), 'UNIVERSITI KEBANGSAAN MALAYSIA', '08', `UKM/SMSK/${year}/${digits(5)}`],
    chinese: [chinese, '北京理工大学', '06', `10007${year}05${digits(6)}`],
  }[language];
  const before = { english: 'UM-2023-004512', malay: 'UKM/SMSK/2022/01877', chinese: '100071202305001234' }[language];
  const days = { english: '15 October 2023', malay: '30 Ogos 2022', chinese: '2023年6月30日' }[language];
  const written = { english: `${day} October ${year}`, malay: `${day} Ogos ${year}`, chinese: `${year}年6月${day}日` };
  const majors = { english: 'Computer Science', malay: 'Sains Komputer', chinese: '计算机科学与技术' }[language];
  const names = { english: 'WANG XIAOMING', malay: 'NURUL AISYAH BINTI ABDULLAH', chinese: '王小明' }[language];
  const lines = TEXTS[language].map((line) =>
    line.replace(before, number).replace(days, written[language]).replace(majors, major).replace(names, name),
  );
  const awardingTime = `${year}-${month}-${String(day).padStart(2, '0')}`;
  return { lines, form: { name, university, major, certNo: number, awardingTime } };
}

function html(lines) {
  const said = lines.map((line) => `<p>${line}</p>`).join('');
  return `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${pathToFileURL(FONT)}">
    <style>@page{size:A4;margin:0}body{margin:0;padding:70px 80px;background:#fffef8;text-align:center;line-height:1.6;
    font:19px 'Noto Sans SC Variable',sans-serif}p{margin:0 0 26px}</style>${said}`;
}

/**
 * @param context of Playwright, with `deviceScaleFactor: SCALE`.
 * @returns the page as PDF with its text, as it looks, and where a word of it stands, from 0 to 1.
 */
export async function textPage(context, lines, word = '') {
  const folder = await mkdtemp(join(tmpdir(), 'text-page-'));
  const file = join(folder, 'page.html');
  await writeFile(file, html(lines));
  const page = await context.newPage();
  try {
    await page.setViewportSize(PAGE);
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(fontsThere);
    const picture = await page.screenshot({ type: 'png' });
    const place = await page.evaluate(placeOnPage, { word, ...PAGE });
    return { pdf: await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true }), picture, place };
  } finally {
    await page.close();
    await rm(folder, { recursive: true });
  }
}

/** In the browser: fonts are asked for when the page is laid out, and before that all that were asked for are there. */
async function fontsThere() {
  void document.body.offsetHeight;
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await document.fonts.ready;
}

/** In the browser. */
function placeOnPage({ word, width, height }) {
  for (const { firstChild: text } of document.querySelectorAll('p')) {
    const from = text.data.indexOf(word);
    if (from < 0) continue;
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + word.length);
    const box = range.getBoundingClientRect();
    return { left: box.x / width, top: box.y / height, width: box.width / width, height: box.height / height };
  }
  return null;
}
