import { compose } from '../shared/text.js';

/**
 * Passwords that every guessing list begins with, in lower case, six characters and longer: the shorter ones no rule
 * lets through.
 */
const LIST = `
123456 1234567 12345678 123456789 1234567890 0123456789 12345678910 987654321 9876543210 0987654321 654321 87654321
111111 1111111 11111111 111111111 1111111111 000000 0000000 00000000 222222 333333 444444 555555 666666 777777 7777777
888888 88888888 999999 99999999 112233 11223344 121212 12121212 123123 123123123 123321 123654 131313 147258 147258369
159357 159753 232323 246810 252525 456789 520520 5201314 521521 741852 741852963 789456 789456123 963852741 88888888
a12345 a123456 a1234567 a12345678 a123456789 aa123456 aa1234567 aa12345678 aa112233 aaa111 aaa123 aaaaaa aaaaaaaa ab123456
abc123 abc1234 abc12345 abc123456 abc1234567 abc123456789 abcabc abcd123 abcd1234 abcd12345 abcd123456 abcde12345 abcdef
abcdefg abcdefgh abcdefg1 abcdefgh1 access access14 access123 account account1 admin1 admin12 admin123 admin1234 admin12345
admin123456 admin2023 admin2024 admin2025 admin2026 administrator administrator1 adminadmin admin@123 root123 root1234 rootroot toor123
alexander alexander1 amanda andrea andrew andrew1 angel1 angels anthony anthony1 apple123 arsenal arsenal1 asd123 asd12345
asdasd asdasd123 asdf1234 asdf123456 asdfasdf asdfgh asdfgh1 asdfgh123 asdfghjk asdfghjkl asdfghjkl1 asdfjkl1 ashley ashley1
azerty azerty123 azertyuiop august1 autumn1 babygirl babygirl1 bailey banana barcelona barcelona1 baseball baseball1 basketball
basketball1 batman batman1 batman123 blink182 blessed1 bubbles buster butterfly butterfly1 carlos changeme changeme1
changeme123 changeit charlie charlie1 charlie123 chelsea chelsea1 cheese chicken chocolate chocolate1 college1 computer computer1
computer123 cookie cookie1 cookie123 corvette daniel daniel1 daniel123 david123 default default1 demo1234 diamond diamond1
dragon dragon1 dragon12 dragon123 eagles1 elizabeth elizabeth1 estrella family family1 ferrari flower flower1 football football1
football123 football12 forever forever1 forever21 freedom freedom1 friends friends1 gateway george ginger
google google1 google123 guest123 gwerty gwerty123 hannah harley hello1 hello12 hello123 hello1234 helloworld hellokitty
hockey hunter hunter1 hunter2 iceman iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveu iloveu123 internet internet1
james123 january1 jasmine jasmine1 jennifer jennifer1 jessica jessica1 jessica123 jesus123 jesuschrist jordan jordan1 jordan23
joshua joshua1 justin justin1 killer killer1 king1234 kuala123 lakers letmein letmein1 letmein12 letmein123 letmein! liverpool
liverpool1 liverpool123 login123 lovely lovely1 loveme loveme1 loveyou loveyou1 lucky123 maggie malaysia malaysia1 malaysia12
malaysia123 malaysia2023 malaysia2024 malaysia2025 malaysia2026 manchester manchester1 marina martin master master1 master123
matrix1 matthew matthew1 maverick melissa mercedes merlin michael michael1 michael123 michelle michelle1 mickey minecraft
minecraft1 monday1 monkey monkey1 monkey12 monkey123 mother muhammad muhammad1 mustang mustang1 mynoob naruto naruto1 naruto123
newpass1 newpassword newpassword1 nicole nicole1 nintendo ninja123 oliver oliver1 orange orange1 p@55w0rd p@ssw0rd p@ssw0rd1
p@ssw0rd12 p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pa$$w0rd pa$$w0rd1 pa$$word pa$$word1 pa55w0rd pa55word pa55word1 pass123
pass1234 pass12345 pass123456 passion1 passpass passpass1 passw0rd passw0rd1 passw0rd12 passw0rd123 passwd passwd1 passwd123
password password! password0 password00 password01 password1 password1! password10 password11 password12 password12! password123
password123! password1234 password12345 password123456 password2 password2023 password2024 password2025 password2026 password21
password22 password3 password4 password5 password6 password69 password7 password77 password8 password88 password9 password99
passwort passwort1 passwort123 patrick patrick1 peanut pepper pepper1 phoenix phoenix1 pokemon pokemon1 pokemon123 princess
princess1 princess12 princess123 purple purple1 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q12345 q123456 q1234567 qazqaz qazwsx
qazwsx1 qazwsx12 qazwsx123 qazwsxedc qazwsxedc1 qazxsw qq123456 qq123123 qwe123 qwe1234 qwe12345 qwe123456 qweasd qweasd123
qweasdzxc qweqwe qweqwe123 qwer1234 qwer12345 qwer123456 qwert1 qwert123 qwert1234 qwert12345 qwerty qwerty! qwerty0 qwerty00
qwerty01 qwerty1 qwerty1! qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty2 qwerty2024
qwerty2025 qwerty22 qwerty321 qwerty7 qwerty77 qwerty78 qwerty789 qwerty99 qwertyu qwertyu1 qwertyui qwertyui1 qwertyuiop
qwertyuiop1 qwertyuiop123 qwertz qwertz123 rachel rainbow rainbow1 ranger robert robert1 ronaldo ronaldo7 rocky123 samantha
samantha1 samsung samsung1 samsung123 scooter secret secret1 secret12 secret123 september1 shadow shadow1 shadow12 shadow123
silver simple1 slipknot snoopy soccer soccer1 soccer12 softball spider spiderman spiderman1 spring1 spring2024 spring2025 starwars
starwars1 stella student student1 student12 student123 student1234 student2024 student2025 summer summer1 summer12 summer123
summer2023 summer2024 summer2025 summer2026 sunday1 sunshine sunshine1 sunshine12 sunshine123 super123 superman superman1
superman123 superstar taylor teacher1 temp1234 temppass temppass1 tennis test12 test123 test1234 test12345 test123456 testing
testing1 testing12 testing123 testtest testtest1 thomas thomas1 thunder tigger tigger1 trustno1 university university1
user1234 user12345 username username1 vanessa victoria victoria1 welcome welcome! welcome0 welcome01 welcome1 welcome1! welcome12
welcome123 welcome1234 welcome2 welcome2024 welcome2025 welcome2026 whatever whatever1 william william1 winner winter winter1
winter123 winter2023 winter2024 winter2025 woaini woaini123 woaini1314 woaini520 x1234567 xbox360 yankees yellow yellow1 z1x2c3v4
zaq12wsx zaq1zaq1 zaq1xsw2 zaq123 zxc123 zxc12345 zxcasdqwe zxcvbn zxcvbn1 zxcvbn123 zxcvbnm zxcvbnm1 zxcvbnm123 zxcvbnm,./
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1a2b3c4d 12qwaszx 123abc 123abc123 123asd
123456a 123456aa 123456abc 1234567a 12345678a 123456789a 1234567890a 123456q 123456qq 123456qwe 123456qwerty 1234qwer 12345qwert
12345qwerty 123qwe 123qwe123 123qweasd 123qweasdzxc 123qwerty 123admin 123password 2wsx3edc 3rjs1la7qe
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter((word) => word !== ''));

/**
 * Words that are taken as passwords themselves: with digits and signs around them, or instead of letters, they are no
 * better.
 */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort passwords passwd passcode pass welcome qwerty qwertyui qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv
  zxcvbn zxcvbnm qweasd qazwsx abcd abcde abcdef abcdefg admin administrator root toor user username guest login letmein changeme
  default test testing temp temporary iloveyou loveyou woaini hello monkey dragon football baseball sunshine princess superman batman
  master shadow malaysia university college summer winter spring autumn`.split(/\s+/),
);

const SERVICE = 'myverify';

const LETTERS_FOR_SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
};

/** Signs read as the letters that they stand for; where 1 may be two letters, `one` says which. */
function asLetters(text: string, one: 'i' | 'l'): string {
  return [...text].map((sign) => (sign === '1' ? one : (LETTERS_FOR_SIGNS[sign] ?? sign))).join('');
}

/**
 * True for a password that guessing begins with, however it is dressed up, and for one that holds the service's name.
 */
export function isCommonPassword(password: string): boolean {
  const text = compose(password, 'NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(text)) return true;
  const headed = text.replace(/[^\p{L}]+$/u, '');
  const bare = headed.replace(/^[^\p{L}]+/u, '');
  return (['i', 'l'] as const).some(
    (one) =>
      [headed, bare].some((each) => WORDS.has(asLetters(each, one))) ||
      asLetters(text, one)
        .replace(/[^\p{L}]+/gu, '')
        .includes(SERVICE),
  );
}
