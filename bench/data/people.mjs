// What names are made of. A syllable pair is one of 3600: the beginning of one, such as "xiaom", is met by about one
// name in 900.
const SYLLABLES =
  'an bai bo chen chun da dan dong fang fei feng gang guo hai han hao heng hong hua hui jia jian jie jing jun kai kang lan lei li lin ling long mei ming nan ning peng ping qiang qing rong rui shan shi tao ting wei wen xiao xin xiu xue yan yang yi ying yong yu zhi zhong'.split(
    ' ',
  );
const FAMILIES =
  'Wang 王,Li 李,Zhang 张,Liu 刘,Chen 陈,Yang 杨,Huang 黄,Zhao 赵,Wu 吴,Zhou 周,Xu 徐,Sun 孙,Ma 马,Zhu 朱,Hu 胡,Guo 郭,He 何,Lin 林,Gao 高,Luo 罗,Zheng 郑,Liang 梁,Xie 谢,Song 宋,Tang 唐,Han 韩,Feng 冯,Deng 邓,Cao 曹,Peng 彭'
    .split(',')
    .map((pair) => pair.split(' '));
const CHARACTERS = '明伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛超霞平刚桂文辉华建国红梅春雪晨宇浩然思佳欣怡梓轩雨桐子涵一诺';
const UNIVERSITIES = [
  'Universiti Malaya',
  'Universiti Putra Malaysia',
  'Universiti Kebangsaan Malaysia',
  'Universiti Sains Malaysia',
  'Universiti Teknologi Malaysia',
  "Taylor's University",
  'UCSI University',
  'Sunway University',
  'Multimedia University',
  'Asia Pacific University of Technology and Innovation',
];
const MAJORS = ['Computer Science', 'Accounting', 'Civil Engineering', 'Education', 'Business Administration', 'Law'];
const DIGITS = '0123456789';

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const day = (stream, year, years) =>
  `${year + stream.below(years)}-${String(1 + stream.below(12)).padStart(2, '0')}-${String(1 + stream.below(28)).padStart(2, '0')}`;

/** A given name, a second one and the family name, with its Chinese form for every other person. */
function nameOf(stream) {
  const given = () => capital(stream.pick(SYLLABLES) + stream.pick(SYLLABLES));
  const [family, character] = stream.pick(FAMILIES);
  const written = stream.below(2) === 0 ? ` ${character}${stream.text(CHARACTERS, 2)}` : '';
  return `${given()} ${given()} ${family}${written}`;
}

/** @param {ReturnType<typeof import('./random.mjs').streamOf>} stream @param {number} number */
export function personOf(stream, number) {
  return {
    name: nameOf(stream),
    gender: stream.pick(['Male', 'Female']),
    email: `student${number}@bench.example`,
    birth: day(stream, 1990, 14),
    nationality: stream.pick(['China', 'China', 'China', 'Indonesia', 'Bangladesh']),
    passport: `E${stream.text(DIGITS, 8)}`,
  };
}

/** What an applicant fills in of the studies. */
export function studiesOf(stream) {
  const begun = 2010 + stream.below(8);
  return {
    type: stream.below(10) === 0 ? 'stamping' : 'verification',
    university: stream.pick(UNIVERSITIES),
    major: stream.pick(MAJORS),
    forms: stream.pick(['Distance Learning', 'Full Time', 'Part Time']),
    level: stream.pick(['Diploma', 'Degree', 'Master', 'Doctor of Philosophy']),
    academyStatus: 'Graduated',
    certNo: `C-${stream.text(DIGITS, 9)}`,
    startTime: `${begun}-09-01`,
    endTime: `${begun + 3}-08-31`,
    awardingTime: day(stream, begun + 3, 1),
    ministryStampingTime: day(stream, begun + 4, 1),
  };
}

/** Beginnings of given names, for searches: letters of a first syllable and one of the second. */
export function beginnings(count) {
  const second = 'hjlmwxyfqs';
  return Array.from({ length: count }, (_, place) => {
    const long = SYLLABLES.filter((syllable) => syllable.length >= 3);
    return long[(place * 7) % long.length] + second[place % second.length];
  });
}
