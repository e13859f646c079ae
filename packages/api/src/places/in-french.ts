/** Where, as French states it: « à Lyon », « au Mans », « aux Ulis », « à La Rochelle ». */
export function atPlace(name: string): string {
  if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
  return name.startsWith("Les ") ? `aux ${name.slice(4)}` : `à ${name}`;
}

/** Of where: « de Lyon », « d’Angers », « du Mans », « des Ulis ». An h stays apart: names begin with either kind of it. */
export function ofPlace(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  return /^[aeiouyœæ]/iu.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}
