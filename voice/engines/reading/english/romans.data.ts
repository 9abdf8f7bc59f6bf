/** What is numbered in Roman numerals: patterns of words before one. */
export const romanThings =
  'room|suite|hall|ward|chapter|ch\\.|art\\.|sec\\.|part|volume|vol\\.|book|act|scene|section|article|title|appendix|phase|stage|level|type|class|grade|tier|round|figure|table|world war|war|super bowl|bowl|olympiad|wrestlemania|final fantasy|rocky|mark|mk|unit|schedule|annex|exhibit|amendment|factor|vatican|generation|gen|group|category|cat|module|lesson|step|calculus|algebra|apollo|soyuz|saturn|psalm|canto|division|region|zone|area|no\\.|number';

const regnal = new Set(
  'Henry Louis Charles Elizabeth George Edward James William Richard Mary Philip Felipe Alfonso Carlos Napoleon Napoléon Paul Benedict Pius Leo Francis Catherine Peter Ivan Nicholas Alexander Frederick Wilhelm Friedrich Heinrich Ludwig Otto Karl Ramses Ramesses Harald Margrethe Haakon Gustav Gustaf Albert Leopold Baudouin Beatrix Victoria Victor Emmanuel Umberto John Robert David Malcolm Clement Gregory Innocent Urban Sixtus Julius Ferdinand Isabella Joseph Maximilian Philippe Henri François Olav Christian Abdullah Mohammed Hassan Rama Darius Cyrus Xerxes Ptolemy Cleopatra Bonaparte Pedro Manuel João Sancho Juan Luis Enrique Constantine Theodosius Selim Mehmed Suleiman Mehmet Murad Osman Boniface Stephen Harold Cnut Æthelred Kamehameha'.split(
    ' ',
  ),
);

/** First names of kings, queens and popes, who are "the eighth". */
export const isRegnal = (name: string): boolean => regnal.has(name);
