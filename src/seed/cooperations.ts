interface NamedCooperation {
  readonly name: string;
  readonly region: string;
  /** The names of the two universities. */
  readonly between: readonly [string, string];
}

const cooperation = (name: string, region: string, one: string, other: string): NamedCooperation => ({
  name: `${name} (Demo)`,
  region,
  between: [one, other],
});

/** Invented cooperations, marked as such, of universities that there are. */
export const COOPERATIONS: readonly NamedCooperation[] = [
  cooperation('Joint Degree in Marine Science', 'Terengganu', 'Universiti Malaysia Terengganu', 'Universiti Malaya'),
  cooperation('Shared Laboratory for Tropical Medicine', 'Penang', 'Universiti Sains Malaysia', 'IMU University'),
  cooperation(
    'Student Exchange in Engineering',
    'Johor',
    'Universiti Teknologi Malaysia',
    'Curtin University Malaysia',
  ),
  cooperation('Teacher Training Network', 'Perak', 'Universiti Pendidikan Sultan Idris', 'Open University Malaysia'),
  cooperation('Rainforest Research Station', 'Sabah', 'Universiti Malaysia Sabah', 'Universiti Malaysia Sarawak'),
  cooperation(
    'Doctoral College of Agriculture',
    'Selangor',
    'Universiti Putra Malaysia',
    'University of Nottingham Malaysia',
  ),
  cooperation('Summer School of Islamic Finance', 'Kuala Lumpur', 'INCEIF University', 'Universiti Utara Malaysia'),
  cooperation('Credit Transfer in Business Studies', 'Selangor', 'Sunway University', "Taylor's University"),
  cooperation('Creative Media Studio', 'Selangor', 'Multimedia University', 'Universiti Malaya'),
  cooperation('马来西亚中文教育合作', 'Selangor', 'Xiamen University Malaysia', 'New Era University College'),
  cooperation('Double Degree in Law', 'Selangor', 'International Islamic University Malaysia', 'HELP University'),
  cooperation('Nursing Practice Exchange', 'Kuala Lumpur', 'UCSI University', 'MAHSA University'),
  cooperation('Automotive Apprenticeship', 'Pahang', 'DRB-HICOM University of Automotive Malaysia', 'UCSI University'),
  cooperation('Data Science Partnership', 'Selangor', 'Monash University Malaysia', 'Universiti Kebangsaan Malaysia'),
  cooperation('Borneo Energy Institute', 'Sarawak', 'Universiti Malaysia Sarawak', 'University of Technology Sarawak'),
];
