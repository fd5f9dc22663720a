import type { Held } from './privacy-held';

export const HELD: Held = {
  account: [
    'Akaun dan profil: e-mel, kata laluan (sebagai cincangan), bahasa, nama, jantina, nombor pasport, kewarganegaraan, tarikh lahir, nombor telefon bimbit, gambar',
    'Untuk log masuk anda dan mengisi borang anda',
    'Sehingga anda memadamkan akaun anda',
  ],
  formerEmail: [
    'Alamat e-mel lama anda, apabila alamat akaun anda ditukar',
    'Untuk memaklumkan pertukaran itu kepada anda di alamat tersebut',
    'Beberapa minit, sehingga e-mel itu dihantar',
  ],
  newEmail: [
    'Alamat e-mel lain yang anda, atau kakitangan kami bagi pihak anda, minta',
    'Untuk menukar alamat akaun anda hanya apabila kedua-dua peti mel telah mengesahkannya',
    'Satu hari, atau sehingga ia disahkan, dibatalkan atau ditolak',
  ],
  bounces: [
    'Bahawa e-mel ke alamat akaun anda dikembalikan: sejak bila, kali terakhir, berapa kali, dan kod pelayan e-mel',
    'Untuk memberitahu anda, apabila anda log masuk, dan kakitangan kami bahawa e-mel kami tidak sampai kepada anda',
    'Sehingga alamat itu ditukar, atau anda memasukkan kod atau membuka pautan yang kami hantar ke alamat itu',
  ],
  applications: [
    'Permohonan: isi borang tentang anda dan sijil anda, catatan anda, dapatan penyemak kami tentang dokumen anda, keputusan kami',
    'Untuk mengesahkan sijil anda',
    'Draf dan permohonan yang ditolak: satu tahun selepas pindaan terakhir; selainnya sehingga anda memadamkan akaun anda',
  ],
  claims: [
    'Penyemak kami yang sedang membuka permohonan anda',
    'Supaya dua orang tidak melakukan kerja yang sama',
    'Beberapa minit; rekod yang telah luput dibuang apabila penyemak itu membuka permohonan lain',
  ],
  assignments: [
    'Penyemak kami yang ditugaskan untuk permohonan anda',
    'Untuk membahagikan kerja',
    'Sehingga permohonan anda diputuskan',
  ],
  preferences: [
    'Bagi kakitangan kami: lajur, penapis, bahasa dan rupa yang mereka pilih',
    'Untuk memaparkan skrin seperti yang ditinggalkan',
    'Sehingga akaun mereka dipadamkan atau dibuang',
  ],
  files: [
    'Fail yang dimuat naik berserta namanya: pasport, sijil, transkrip, cap kementerian, resit, gambar, gambar profil; apa yang dibaca oleh komputer kami pada pasport: nombor, nama, tarikh lahir, kewarganegaraan, jantina, tarikh luput, serta teks yang dibaca pada sijil, transkrip, cap kementerian dan resit',
    'Untuk mengesahkan sijil anda; gambar profil dan apa yang dibaca pada pasport untuk mengisi borang anda',
    'Selagi digunakan oleh sesuatu permohonan, laporan atau profil anda, dan satu hari selepasnya',
  ],
  reports: [
    'Laporan yang dikeluarkan dan fail PDFnya',
    'Pihak lain bergantung padanya dan mesti dapat menyemaknya',
    'Bersama akaun anda; tujuh tahun selepas anda memadamkannya',
  ],
  portableCopies: [
    'Jika salinan mudah alih sesuatu laporan telah diambil: tempat laporan itu dalam senarai yang menyatakan sama ada salinan sedemikian masih sah',
    'Salinan tidak boleh diterima setelah laporannya ditarik balik, dibetulkan atau dibuang',
    'Selagi perkhidmatan ini berjalan; tanpa kaitan dengan laporan itu setelah laporan itu dibuang',
  ],
  walletOffers: [
    'Jika anda menambah laporan ke dalam dompet: kod, PIN dan apa yang diterima oleh dompet itu untuknya, sebagai cincangan, dengan masa tamatnya; tiada apa-apa tentang dompet itu',
    'Supaya hanya dompet anda menerima laporan itu, sekali sahaja',
    'Satu hari',
  ],
  watchers: [
    'Sesiapa yang mahu dimaklumkan melalui e-mel apabila sesuatu laporan berubah: alamat e-mel, bahasa, nombor laporan',
    'Untuk memaklumkan mereka apabila laporan itu ditarik balik atau dibetulkan',
    '90 hari selepas pengesahan terakhir mereka, 24 jam jika tidak pernah disahkan, atau sehingga ditamatkan melalui pautan dalam e-mel kami, penarikan balik laporan itu atau pemadaman akaun yang mempunyai alamat tersebut',
  ],
  confirmations: [
    'Apa yang kami tanya universiti anda dan kementerian tentang sijil, dengan persetujuan anda: nilai yang anda nyatakan, dokumen yang disertakan; apa yang dijawab, bila, dan oleh siapa',
    'Supaya pihak yang mengeluarkan sijil dapat mengesahkannya',
    'Selama permohonan itu disimpan; hilang apabila anda memadamkan akaun',
  ],
  contacts: [
    'Alamat pejabat universiti dan kementerian, dengan siapa yang mengesahkannya; tiada apa-apa tentang anda',
    'Supaya kami tahu siapa yang perlu ditanya',
    'Sehingga dibuang',
  ],
  integrators: [
    'Organisasi yang programnya menyemak laporan: nama, alamat hubungan, tujuan; kuncinya, sebagai cincangan; tiada apa-apa tentang anda',
    'Supaya kami tahu siapa yang menyemak laporan',
    'Selagi organisasi itu menggunakan perkhidmatan ini',
  ],
  accessRequests: [
    'Permohonan organisasi untuk akses melalui program, yang dibuat di halaman /access: organisasi, nama dan alamat e-mel pemohon, tujuan, bilangan laporan sebulan, bahasa, keputusan kami dan sebabnya',
    'Untuk mengesahkan alamat itu, memutuskan permohonan dan memaklumkan keputusannya kepada anda',
    '3 hari jika alamat itu tidak disahkan, satu tahun jika kami belum membuat keputusan, 90 hari selepas keputusan kami',
  ],
  reportChecks: [
    'Perkara yang diberitahu kepada organisasi itu tentang laporan anda, apabila ia menyemak banyak laporan sekali gus, dan perbandingannya dengan laporan',
    'Untuk melakukan semakan dan memberikan hasilnya',
    'Dakwaan sehingga dibandingkan; hasilnya satu hari',
  ],
  webhooks: [
    'Bahawa organisasi itu diberitahu tentang perubahan laporan anda, mengikut nombornya',
    'Untuk mengetahui apa yang tidak sampai',
    '30 hari',
  ],
  checkedReports: [
    'Laporan yang telah disemak oleh organisasi itu, atau dibuka melalui pautan ketika sudah log masuk, mengikut nombornya',
    'Supaya ia diberitahu apabila laporan ditarik balik atau dibetulkan',
    'Selagi ia menggunakan perkhidmatan ini',
  ],
  shares: [
    'Pautan yang anda gunakan untuk berkongsi laporan: penerima setiap pautan, mengikut kata-kata anda; pautan dan PINnya, sebagai cincangan; masa pautan itu tamat; masa pautan itu dibuka atau PDFnya dimuat turun, dan berapa kali PIN yang salah dimasukkan, tetapi bukan siapa yang melakukannya',
    'Supaya anda dapat melihat dan menghentikannya',
    '90 hari selepas pautan itu tamat',
  ],
  lookUpChoices: [
    'Pilihan anda tentang carian: sama ada pertanyaan maklumat pelajar boleh menemui laporan anda, dan sama ada kami memaklumkan carian kepada anda melalui e-mel; masa kami kali terakhir memaklumkan anda',
    'Untuk mematuhi pilihan anda',
    'Bersama laporan anda, sehingga anda memadamkan akaun anda',
  ],
  dataRequests: [
    'Permintaan untuk data anda dan untuk pemadaman akaun anda: jenisnya, masa anda meminta, tarikh akhir dan masa ia diselesaikan, serta oleh siapa',
    'Untuk membuktikan bahawa permintaan itu dijawab dalam masa yang ditetapkan',
    'Tujuh tahun selepas permintaan itu dijawab',
  ],
  consents: [
    'Persetujuan: notis, versi dan bahasa yang berkenaan, masanya, serta masa anda menariknya balik',
    'Undang-undang menghendaki persetujuan direkodkan',
    'Bersama akaun anda; tujuh tahun selepas anda memadamkannya',
  ],
  sessions: [
    'Sesi: masa anda log masuk, jenis pelayar dan rangkaian yang digunakan, serta masa sesi terakhir digunakan, tanpa kunci yang membukanya',
    'Untuk menamatkan sesi dan menunjukkannya kepada anda',
    '30 hari selepas sesi itu sepatutnya luput',
  ],
  identities: [
    'Bagi kakitangan kami: siapa mereka pada perkhidmatan log masuk organisasi mereka, sebagai cincangan',
    'Untuk mengenali mereka semula apabila mereka log masuk melaluinya',
    'Selama akaun wujud, sehingga alamatnya berubah atau akaun dinyahdayakan',
  ],
  factors: [
    'Faktor kedua untuk log masuk: jenis, nama, masa ditambah dan terakhir digunakan; rahsia dimeterai, kod pemulihan sebagai cincangan',
    'Untuk log masuk anda dengan lebih daripada kata laluan',
    'Selama akaun wujud, atau sehingga anda membuangnya',
  ],
  codes: [
    'Kod pengesahan dan rangkaian yang memintanya, sebagai cincangan, bersama alamat e-mel',
    'Untuk menyemak kod yang anda masukkan, dan mengehadkan bilangan yang dihantar',
    'Satu hari',
  ],
  loginFailures: [
    'Log masuk yang gagal, dikira mengikut cincangan akaun dan rangkaian',
    'Untuk menolak sesiapa yang cuba menceroboh akaun',
    'Satu hari',
  ],
  countedRequests: [
    'Permintaan, dikira mengikut alamat rangkaian, nombor akaun, atau cincangan berkunci bagi alamat e-mel atau nombor pasport',
    'Untuk mengehadkan percubaan meneka dan beban berlebihan',
    'Mengikut alamat rangkaian satu minit, mengikut yang lain paling lama satu hari',
  ],
  answers: [
    'Jawapan kepada permintaan yang diulang',
    'Supaya tiada apa-apa dilakukan dua kali apabila sambungan anda terputus',
    'Satu hari',
  ],
  jobs: [
    'Tugas perkhidmatan ini, seperti e-mel yang perlu dihantar: nombor sahaja, tanpa alamat dan tanpa teks',
    'Untuk melaksanakannya, dan untuk mengetahui apa yang telah dilakukan',
    'Sehingga selesai, dan 30 hari selepasnya',
  ],
  mails: [
    'E-mel yang kami hantar',
    'Untuk menghantar kod kepada anda, dan memaklumkan anda tentang akaun, permohonan dan laporan anda serta laporan yang anda pantau',
    'Tidak disimpan oleh kami setelah dihantar',
  ],
  audit: [
    'Jejak audit: perkara yang dilakukan, serta rekod dan fail yang dilihat, di bawah nombor akaun yang mana, dan bila',
    'Untuk membuktikan bahawa data dikendalikan menurut undang-undang; untuk menunjukkan kepada anda cara laporan anda dicari',
    'Tujuh tahun',
  ],
};
