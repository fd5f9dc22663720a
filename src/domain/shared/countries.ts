/** ISO 3166-1: two letters and three; Kosovo by the letters that passports use where the standard has none. */
const COUNTRIES =
  `ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO ARARG ATAUT AUAUS AWABW AZAZE BABIH BBBRB BDBGD BEBEL BFBFA
BGBGR BHBHR BIBDI BJBEN BMBMU BNBRN BOBOL BRBRA BSBHS BTBTN BWBWA BYBLR BZBLZ CACAN CDCOD CFCAF CGCOG CHCHE
CICIV CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST
EGEGY ERERI ESESP ETETH FIFIN FJFJI FMFSM FRFRA GAGAB GBGBR GDGRD GEGEO GHGHA GMGMB GNGIN GQGNQ GRGRC GTGTM
GWGNB GYGUY HKHKG HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR ININD IQIRQ IRIRN ISISL ITITA JMJAM JOJOR JPJPN
KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU
LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MRMRT MTMLT MUMUS MVMDV
MWMWI MXMEX MYMYS MZMOZ NANAM NENER NGNGA NINIC NLNLD NONOR NPNPL NRNRU NZNZL OMOMN PAPAN PEPER PGPNG PHPHL
PKPAK PLPOL PSPSE PTPRT PWPLW PYPRY QAQAT ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SISVN
SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SYSYR SZSWZ TDTCD TGTGO THTHA TJTJK TLTLS TMTKM TNTUN
TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA USUSA UYURY UZUZB VAVAT VCVCT VEVEN VNVNM VUVUT WSWSM XKXKK
YEYEM ZAZAF ZMZMB ZWZWE`.split(/\s+/);

/** Two letters each. */
export const COUNTRY_CODES: readonly string[] = COUNTRIES.map((pair) => pair.slice(0, 2));

/** What passports print that is no code of the standard (ICAO 9303-3, section 5). */
const PRINTED: Readonly<Record<string, string>> = {
  D: 'DE',
  RKS: 'XK',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
};

/**
 * The English name by which a nationality is stored, by the code that a passport prints; `null` for what is no country,
 * such as `XXA`.
 */
export function countryOfPassport(code: string): string | null {
  const two = PRINTED[code] ?? COUNTRIES.find((pair) => pair.slice(2) === code)?.slice(0, 2);
  return two === undefined ? null : countryNameIn(two, 'en');
}

/** Made once a language: to make one takes longer than to ask it for all countries. */
const NAMES = new Map<string, Intl.DisplayNames>();

/** What a country is called in a language. @param code two letters. */
export function countryNameIn(code: string, language: string): string {
  const names = NAMES.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  NAMES.set(language, names);
  return names.of(code) ?? code;
}
