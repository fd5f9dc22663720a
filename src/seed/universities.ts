import type { UniversityFields, UniversityNature } from '../domain/catalog/university.js';

type NamesByRegion = Readonly<Record<string, readonly string[]>>;

/** All twenty, by the names on their scrolls; the region is that of the main campus. */
const PUBLIC: NamesByRegion = {
  Johor: ['Universiti Teknologi Malaysia', 'Universiti Tun Hussein Onn Malaysia'],
  Kedah: ['Universiti Utara Malaysia'],
  Kelantan: ['Universiti Malaysia Kelantan'],
  'Kuala Lumpur': ['Universiti Malaya', 'Universiti Pertahanan Nasional Malaysia'],
  Melaka: ['Universiti Teknikal Malaysia Melaka'],
  'Negeri Sembilan': ['Universiti Sains Islam Malaysia'],
  Pahang: ['Universiti Malaysia Pahang Al-Sultan Abdullah'],
  Penang: ['Universiti Sains Malaysia'],
  Perak: ['Universiti Pendidikan Sultan Idris'],
  Perlis: ['Universiti Malaysia Perlis'],
  Sabah: ['Universiti Malaysia Sabah'],
  Sarawak: ['Universiti Malaysia Sarawak'],
  Selangor: [
    'International Islamic University Malaysia',
    'Universiti Kebangsaan Malaysia',
    'Universiti Putra Malaysia',
    'Universiti Teknologi MARA',
  ],
  Terengganu: ['Universiti Malaysia Terengganu', 'Universiti Sultan Zainal Abidin'],
};

/** Universities, university colleges and campuses of foreign universities, by the state of the main campus. */
const PRIVATE: NamesByRegion = {
  Johor: [
    'Asia Metropolitan University',
    'Newcastle University Medicine Malaysia',
    'Raffles University',
    'Southern University College',
    'University of Reading Malaysia',
    'University of Southampton Malaysia',
  ],
  Kedah: [
    'AIMST University',
    'Albukhary International University',
    "Universiti Islam Antarabangsa Sultan Abdul Halim Mu'adzam Shah",
  ],
  'Kuala Lumpur': [
    'Al-Madinah International University',
    'Asia Pacific University of Technology & Innovation',
    'GlobalNxt University',
    'HELP University',
    'IMU University',
    'INCEIF University',
    'International University of Malaya-Wales',
    'Perdana University',
    'Tunku Abdul Rahman University of Management and Technology',
    'UCSI University',
    'Universiti Kuala Lumpur',
    'Universiti Poly-Tech Malaysia',
    'Universiti Tun Abdul Razak',
  ],
  Melaka: ['Manipal University College Malaysia', 'Universiti Melaka'],
  'Negeri Sembilan': [
    'INTI International University',
    'KPJ Healthcare University',
    'MILA University',
    'Nilai University',
  ],
  Pahang: [
    'DRB-HICOM University of Automotive Malaysia',
    'Universiti Islam Pahang Sultan Ahmad Shah',
    'Widad University College',
  ],
  Penang: ['Han Chiang University College of Communication', 'RCSI & UCD Malaysia Campus', 'Wawasan Open University'],
  Perak: [
    'Quest International University',
    'Universiti Sultan Azlan Shah',
    'Universiti Teknologi PETRONAS',
    'Universiti Tunku Abdul Rahman',
  ],
  Putrajaya: ['Heriot-Watt University Malaysia'],
  Sabah: ['Jesselton University College', 'North Borneo University College', 'University College Sabah Foundation'],
  Sarawak: [
    'Curtin University Malaysia',
    'i-CATS University College',
    'Swinburne University of Technology Sarawak Campus',
    'University of Technology Sarawak',
  ],
  Selangor: [
    'Asia e University',
    'Binary University of Management and Entrepreneurship',
    'City University Malaysia',
    'First City University College',
    'Infrastructure University Kuala Lumpur',
    'Limkokwing University of Creative Technology',
    'Lincoln University College',
    'MAHSA University',
    'Malaysia University of Science and Technology',
    'Management and Science University',
    'Monash University Malaysia',
    'Multimedia University',
    'New Era University College',
    'Open University Malaysia',
    'SEGi University',
    'Sunway University',
    "Taylor's University",
    'UNITAR International University',
    'Universiti Islam Selangor',
    'Universiti Selangor',
    'Universiti Tenaga Nasional',
    'University of Cyberjaya',
    'University of Nottingham Malaysia',
    'Xiamen University Malaysia',
  ],
  Terengganu: ['University College TATI'],
};

/** What they call themselves; those that do not are left out. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  'International Islamic University Malaysia': 'IIUM',
  'Universiti Kebangsaan Malaysia': 'UKM',
  'Universiti Malaya': 'UM',
  'Universiti Malaysia Kelantan': 'UMK',
  'Universiti Malaysia Pahang Al-Sultan Abdullah': 'UMPSA',
  'Universiti Malaysia Perlis': 'UniMAP',
  'Universiti Malaysia Sabah': 'UMS',
  'Universiti Malaysia Sarawak': 'UNIMAS',
  'Universiti Malaysia Terengganu': 'UMT',
  'Universiti Pendidikan Sultan Idris': 'UPSI',
  'Universiti Pertahanan Nasional Malaysia': 'UPNM',
  'Universiti Putra Malaysia': 'UPM',
  'Universiti Sains Islam Malaysia': 'USIM',
  'Universiti Sains Malaysia': 'USM',
  'Universiti Sultan Zainal Abidin': 'UniSZA',
  'Universiti Teknikal Malaysia Melaka': 'UTeM',
  'Universiti Teknologi MARA': 'UiTM',
  'Universiti Teknologi Malaysia': 'UTM',
  'Universiti Tun Hussein Onn Malaysia': 'UTHM',
  'Universiti Utara Malaysia': 'UUM',
  'Management and Science University': 'MSU',
  'Multimedia University': 'MMU',
  'Universiti Selangor': 'UNISEL',
  'Universiti Tenaga Nasional': 'UNITEN',
};

function listed(byRegion: NamesByRegion, nature: UniversityNature): UniversityFields[] {
  return Object.entries(byRegion).flatMap(([region, names]) =>
    names.map((name) => ({ name, region, country: 'Malaysia', nature, abbreviation: ABBREVIATIONS[name] ?? null })),
  );
}

/** The Malaysian universities that a new installation knows. */
export const UNIVERSITIES: readonly UniversityFields[] = [
  ...listed(PUBLIC, 'public university'),
  ...listed(PRIVATE, 'private university'),
];
