const plain = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** Figures of a whole number of Jobi, without the unit: « 1 240 », « +2 », « −3 ». */
export function formatJobis(amount: number, isSigned = false): string {
  return (isSigned ? signed : plain).format(amount).replace("-", "−");
}
