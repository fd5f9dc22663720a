import { TransliteratingNameReader } from '../../platform/names/transliterating.name-reader.js';
import { type CertificateForm, EMPTY_FORM } from '../certificate/certificate.fields.js';
import { bestFound, compareText, type TextField } from './text-comparison.js';

const names = new TransliteratingNameReader();
const GROUP_OF = { startTime: 'transcript', endTime: 'transcript', ministryStampingTime: 'ministry' } as const;
const groupOf = (field: TextField) => (field in GROUP_OF ? GROUP_OF[field as keyof typeof GROUP_OF] : 'certificate');
const found = (field: TextField, claimed: string | null, text: string) =>
  compareText(groupOf(field), { ...EMPTY_FORM, [field]: claimed } as CertificateForm, text, (name) => names.read(name))
    .map((one) => one.found)
    .at(0);

it.each([
  ['UM-2023-004512', 'Certificate No. UM-2023-004512', 'match'],
  ['UM-2023-004512', 'No.um 2023 / 004512', 'match'],
  ['UM2023004512', 'UM-2023-\n004512', 'match'],
  ['004512', 'No. UM-2023-004512', 'match'],
  ['100071202305001234', '证书编号100071202305001234', 'match'],
  ['100071202305001234', '证书编号：１０００７１２０２３０５００１２３４', 'match'],
  ['UM-2023-004512', 'No. UM-2O23-OO45l2', 'close'],
  ['BS-5180', 'No. 85-5I8O', 'close'],
  ['UM-2023-004512', 'No. UM-2023-0045123', 'not_found'],
  ['UM-2023-004512', 'No. UM-2023-004513', 'not_found'],
  ['12', 'No. 1234, 2012', 'not_found'],
  ['A(1)+[', 'No. A1', 'match'],
  ['---', 'No. ---', undefined],
  [null, 'No. 1', undefined],
])('looks for the number %j in %j: %s', (claimed, text, expected) => {
  expect(found('certNo', claimed, text)).toBe(expected);
});

it.each([
  ['2020-06-30', 'match', ['2020-06-30', '2020/6/30', '2020. 06. 30', '30/06/2020', '30.6.2020', '30-06-2020']],
  ['2020-06-30', 'match', ['30 June 2020', 'June 30, 2020', '30 Jun 2020', '30 Jun. 2020', '30th June, 2020']],
  ['2020-06-30', 'match', ['JUNE 30TH 2020', 'this 30th day of June 2020', '30 haribulan Jun 2020', '30-Jun-2020']],
  [
    '2020-06-30',
    'match',
    ['2020年6月30日', '2020 年 06 月 30 日', '二〇二〇年六月三十日', '06/30/2020', '２０２０年６月３０日'],
  ],
  ['2022-01-01', 'match', ['1 Januari 2022', '1st January 2022', '二零二二年一月一日', '1/1/2022']],
  ['2022-12-21', 'match', ['21 Disember 2022', 'Dec 21, 2022', '二〇二二年十二月二十一日']],
  ['2022-02-02', 'match', ['2 Februari 2022', '2nd Feb 2022']],
  ['2022-03-12', 'match', ['12 Mac 2022', 'March 12, 2022', '12/3/2022']],
  ['2022-04-11', 'match', ['11 April 2022', '二〇二二年四月十一日']],
  ['2022-05-10', 'match', ['10 Mei 2022', 'May 10, 2022', '二〇二二年五月十日']],
  ['2022-07-09', 'match', ['9 Julai 2022', '09 JUL 2022']],
  ['2022-08-08', 'match', ['8 Ogos 2022', 'Aug. 8, 2022']],
  ['2022-09-07', 'match', ['7 September 2022', 'Sept 7 2022']],
  ['2022-10-06', 'match', ['6 Oktober 2022', '6 Oct 2022']],
  ['2022-11-05', 'match', ['5 November 2022', '5 Nov 2022']],
  ['2020-06-30', 'close', ['June 2020', 'Jun 2020', '2020年6月', '06/2020', '30/06/20', '3O June 2O2O', '30/O6/2020']],
  ['2020-04-05', 'match', ['05/04/2020']],
  ['2020-04-05', 'close', ['04/05/2020']],
  ['2020-06-30', 'not_found', ['30 July 2020', '2020-06-03', '130/06/2020', '30/06/20201', '2020年6月3日', '6月30日']],
  ['2020-06-03', 'not_found', ['2020年6月30日', '2020-06-30', '30 June 2021', '']],
] as const)('looks for the day %s: %s', (claimed, expected, texts) => {
  for (const text of texts) {
    expect([text, found('awardingTime', claimed, `on ${text}.`)]).toEqual([text, expected]);
  }
});

it.each([
  ['Wang Xiaoming', 'This is to certify that\nWANG XIAOMING\nhas', 'match'],
  ['Wang Xiaoming', 'This is to certify that Xiaoming Wang has fulfilled', 'close'],
  ['王小明', 'This is to certify that WANG XIAOMING has fulfilled', 'close'],
  ['Wang Xiaoming', '学生王小明，性别男，二〇〇一年四月三十日生', 'close'],
  ['王小明', '学生 王 小 明 ， 性别 男', 'match'],
  ['Muhammad Faizal bin Ahmad', 'MOHD FAIZAL AHMAD', 'close'],
  ['Nurul Aisyah binti Abdullah', 'NURUL AISYAH BINTI ABDULIAH', 'close'],
  ['José García', 'JOSE GARCIA', 'match'],
  ['Wang Xiaoming', 'This is to certify that LI XIAOHONG has fulfilled', 'not_found'],
  ['王小明', '学生李小红，性别女', 'not_found'],
])('looks for the name %j in %j: %s', (claimed, text, expected) => {
  expect(found('name', claimed, text)).toBe(expected);
});

it.each([
  ['university', 'Universiti Malaya', 'UNIVERSITI\nMALAYA', 'match'],
  ['university', 'Universiti Kebangsaan Malaysia', 'Universiti Kebangsaan Malaysja', 'close'],
  ['university', '北京理工大学', '校 名 ： 北 京 理 工 大 学', 'match'],
  ['university', 'Beijing Institute of Technology', '北京理工大学', 'not_found'],
  ['major', 'Computer Science', 'Master of Computer Science', 'match'],
  ['major', 'Computer Science', 'Master of Civil Engineering', 'not_found'],
  ['level', 'Master', 'Sarjana Sains Komputer', 'match'],
  ['level', 'Master', 'Sarjana Muda Sains', 'not_found'],
  ['level', 'Degree', '四 年 制 本 科', 'match'],
  ['level', 'Doctor of Philosophy', 'Ph.D. in Physics', 'match'],
  ['level', 'Others', 'anything', undefined],
] as const)('looks for %s %j in %j: %s', (field, claimed, text, expected) => {
  expect(found(field, claimed, text)).toBe(expected);
});

it('looks for what documents of the group say, and for that alone', () => {
  const form: CertificateForm = { ...EMPTY_FORM, name: 'Wang Xiaoming', certNo: 'A1', startTime: '2020-09-01' };
  const fields = (group: 'certificate' | 'transcript' | 'payment') =>
    compareText(group, form, 'x', (name) => names.read(name)).map(({ field }) => field);
  expect([fields('certificate'), fields('transcript'), fields('payment')]).toEqual([
    ['name', 'certNo'],
    ['name', 'startTime'],
    [],
  ]);
});

it('says the best that any document says', () => {
  const one = (value: 'match' | 'close' | 'not_found') => [{ field: 'certNo', claimed: 'A1', found: value }] as const;
  expect(bestFound([one('not_found'), one('match'), one('close')])).toEqual(one('match'));
  expect(bestFound([])).toEqual([]);
});

it('takes its time with nothing', () => {
  const began = performance.now();
  const text = 'wang li xiao ming 2020 '.repeat(870);
  for (const field of ['name', 'certNo', 'university', 'awardingTime'] as const) {
    found(field, field === 'awardingTime' ? '2020-06-30' : 'Nurul Aisyah binti Abdullah Rahman '.repeat(2), text);
  }
  expect(performance.now() - began).toBeLessThan(5000);
});
