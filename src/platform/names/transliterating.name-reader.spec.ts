import { compareNames, nameDifference, nameSearchKey } from '../../domain/names/name-comparison.js';
import { TransliteratingNameReader } from './transliterating.name-reader.js';

const reader = new TransliteratingNameReader();
const named = (text: string) => ({ text, readings: reader.read(text) });
const likeness = (one: string, other: string) => compareNames(named(one), named(other));

const CLOSE: ReadonlyArray<readonly [what: string, one: string, other: string]> = [
  ['Chinese and Pinyin', '王小明', 'Wang Xiaoming'],
  ['Chinese and Pinyin of a passport', '王小明', 'WANG, XIAOMING'],
  ['Pinyin, family name last', '王小明', 'Xiaoming Wang'],
  ['Pinyin in three words', 'Wang Xiao Ming', 'Wang Xiaoming'],
  ['Pinyin, the other way round', 'Wang Xiao Ming', 'Ming Xiao Wang'],
  ['Pinyin with an apostrophe and a dash', "Li Xi'an", 'Li Xi-An'],
  ['a family name of two characters', '欧阳娜娜', 'Ouyang Nana'],
  ['a family name that is read otherwise', '单雄信', 'Shan Xiongxin'],
  ['the ü of passports', '吕布', 'LYU BU'],
  ['both scripts in one field', 'Wang Xiaoming 王小明', '王小明'],
  ['traditional and simplified characters', '陳國強', '陈国强'],
  ['Malay with and without bin', 'Ahmad bin Abdullah', 'AHMAD ABDULLAH'],
  ['Malay, binti and bt', 'Nurul Aisyah binti Hassan', 'Nurul Aisyah bt. Hassan'],
  ['Malay, Mohd and Muhammad', 'Mohd Faizal bin Ismail', 'Muhammad Faizal bin Ismail'],
  ['Arabic, al- and its article left out', 'Omar Al-Farouq', 'Omar Farouq'],
  ['Arabic, the article written together', 'Khalid Al-Hassan', 'Khalid Alhassan'],
  ['Arabic, Abdul in one word and two', 'Abdul Rahman Saleh', 'Abdulrahman Saleh'],
  ['Arabic, Mohammed and Mohamed', 'Mohammed Ali Hussein', 'Mohamed Ali Hussein'],
  ['Arabic script', 'محمد بن عبدالله', 'Muhammad bin Abdullah'],
  ['Vietnamese without its marks', 'Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
  ['Vietnamese, given name first', 'Nguyễn Văn Đức', 'Duc Van Nguyen'],
  ['Tamil, a/l', 'Murugan a/l Subramaniam', 'Murugan Subramaniam'],
  ['Tamil, a/p and the father first', 'Kavitha a/p Raman', 'Raman Kavitha'],
  ['Tamil script', 'முருகன்', 'Murugan'],
  ['Russian and the table of passports', 'Юрий Щукин', 'Iurii Shchukin'],
  ['Russian and what people write', 'Алексей Иванов', 'Alexey Ivanov'],
  ['Russian, family name first', 'Хабибуллина Мария', 'Mariia Khabibullina'],
  ['Portuguese, de left out', 'João Carlos de Souza', 'Joao Carlos Souza'],
];

const DIFFERS: typeof CLOSE = [
  ['two characters changed about', '王小明', '王明小'],
  ['the same in Pinyin', '王小明', 'Wang Mingxiao'],
  ['another given name', '王小明', 'Wang Xiaomin'],
  ['another family name', 'Wang Xiaoming', 'Huang Xiaoming'],
  ['Pinyin and Cantonese, which nobody can tell', '王小明', 'Wong Siu Ming'],
  ['a part of a name', 'Wang Xiaoming', 'Wang'],
  ['Malay, another father', 'Ahmad bin Abdullah', 'Ahmad bin Ismail'],
  ['Malay, father and son', 'Ahmad bin Abdullah', 'Abdullah'],
  ['Arabic, one word less', 'Omar Khalid Al-Farouq', 'Omar Al-Farouq'],
  ['Vietnamese, the middle name left out', 'Nguyễn Văn Đức', 'Nguyen Duc'],
  ['Vietnamese, another given name', 'Nguyễn Văn Đức', 'Nguyen Van Dung'],
  ['Tamil, another father', 'Murugan a/l Subramaniam', 'Murugan a/l Selvam'],
  ['Tamil, an initial', 'S. Murugan', 'Murugan a/l Subramaniam'],
  ['Tamil script, another name', 'முருகன்', 'Saravanan'],
  ['Russian, brother and sister', 'Иванов Алексей', 'Ivanova Aleksandra'],
  ['particles alone', 'bin', 'binti'],
  ['Chinese characters alike, another name in Latin letters', 'Tan Wei Ling 陈伟明', 'Tan Wei Ming 陈伟明'],
  ['another name in both scripts', '李玮 LI WEI', '李薇 LI NA'],
  ['Pinyin alike, another name in characters', 'Wang Xiaoming 李伟', 'Wang Xiaoming 王小明'],
  ['characters that sound like particles', '张斌', '张德'],
  ['a character that sounds like a particle left out', '李大伟', '李伟'],
  ['the same in Pinyin that sounds like particles', '张斌', 'Zhang De'],
  ['Pinyin that is spelled as particles', 'Zhang Bin', 'Zhang De'],
  ['a character that has no Pinyin', '王𠮷明', 'Wang Ming'],
];

const DIFFERENCES = [
  ['李薇', '李伟', 'sound'],
  ['王小明', '王晓明', 'sound'],
  ['张丽', '章莉', 'sound'],
  ['陳國強', '陈国强', 'sound'],
  ['小明王', '王小明', 'order'],
  ['Xiaoming Wang', 'Wang Xiao Ming', 'order'],
  ['Ming Xiao Wang', 'Wang Xiao Ming', 'order'],
  ['Wang Xiaoming', '王小明', 'script'],
  ['WANG XIAOMING 王小明', 'Wang Xiaoming', 'script'],
  ['WANG XIAOMING 王小明', '王小明', 'script'],
  ['XIAOMING WANG 王小明', 'Wang Xiaoming', 'order'],
  ['WANG XIAOMING 王小明', 'Wang Xiaoming 王晓明', 'sound'],
  ['Mohd Faizal bin Ismail', 'Muhammad Faizal Ismail', 'transliteration'],
  ['Andy Wang 王小明', 'Wang Xiaoming', 'script'],
  ['Andy Wang 王小明', 'Wang Xiaoming 王晓明', null],
  ['Li Wei 王明', '李伟', null],
  ['Tan Wei Ling 陈伟明', 'Tan Wei Ming', null],
  ['Tan Wei Ling 陈伟明', 'Tan Wei Ming 陈伟明', null],
] as const;

describe('names', () => {
  it.each(CLOSE)('are close: %s', (_what, one, other) => {
    expect([likeness(one, other), likeness(other, one)]).toEqual(['close', 'close']);
  });

  it.each(DIFFERS)('differ: %s', (_what, one, other) => {
    expect([likeness(one, other), likeness(other, one)]).toEqual(['differs', 'differs']);
  });

  it.each(DIFFERENCES)('%s and %s differ by %s', (one, other, difference) => {
    const [a, b] = [named(one), named(other)];
    expect([nameDifference(a, b), nameDifference(b, a)]).toEqual([difference, difference]);
  });

  it('are the same whatever their letter case and blanks', () => {
    expect(likeness('Wang  XIAOMING', 'wang xiaoming')).toBe('same');
    expect(likeness('王小明', '王小明')).toBe('same');
  });

  it.each(['', '  ', '—', '123', "'", '()', 'ᚠᚢᚦ', '😀', 'a'.repeat(120)])(
    'of nothing that can be read match nothing: %j',
    (text) => {
      expect(likeness(text, 'Wang Xiaoming')).toBe('differs');
    },
  );
});

describe('what a name is found by', () => {
  const key = (text: string) => reader.read(text).map(nameSearchKey);

  it('is the same for characters, Pinyin and each order, and with particles or without', () => {
    expect(key('王小明')).toEqual(key('Xiaoming Wang'));
    expect(key('WANG, XIAOMING')).toEqual(key('王小明'));
    expect(key('Ahmad bin Abdullah')).toEqual(key('Abdullah Ahmad'));
    expect(key('王小明')).not.toEqual(key('王明小'));
    expect(key('Wang Xiaoming 王小明')).toEqual([key('王小明')[0], key('王小明')[0]]);
  });

  it('leaves out no character that sounds like a particle', () => {
    expect(key('王斌')).toEqual(key('Wang Bin'));
    expect(key('王斌')).not.toEqual(key('王德'));
  });

  it('is none for a single word', () => {
    expect([key('Wang'), key('王'), key('')]).toEqual([[null], [null], []]);
  });
});
