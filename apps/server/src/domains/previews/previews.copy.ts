import { atPlace } from "@jobami/api/places/in-french";
import type { PreviewCard } from "../../platform/previews/preview-order.ts";

const money = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const rating = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** What a shared link shows as text. */
export const previewsCopy = {
  site: {
    above: "",
    title: "Le coup de main d’à côté",
    lead: "Bricolage, jardin, ménage, cours\u00a0: quelqu’un de confiance près de chez vous, sans commission.",
    facts: [],
    initial: null,
  } satisfies PreviewCard,
  service: "Des jobbeurs près de chez vous, leurs prix et leurs disponibilités, sans commission.",
  services: "Services",
  inCommune: (service: string, commune: string) => `${service} ${atPlace(commune)}`,
  department: (name: string, code: string) => `${name} (${code})`,
  around: (count: number, km: number) =>
    `${count === 1 ? "1\u00a0jobbeur" : `${money.format(count)}\u00a0jobbeurs`} à ${km}\u00a0km autour, sans commission`,
  jobbeur: (commune: string | null) => (commune === null ? "Jobbeur" : `Jobbeur ${atPlace(commune)}`),
  rating: (value: number, count: number) => `${rating.format(value)} · ${count}\u00a0avis`,
  hourly: (euros: number) => `à partir de ${money.format(euros)}\u00a0€ de l’heure`,
  flat: (euros: number) => `à partir de ${money.format(euros)}\u00a0€`,
  offer: "Offre partenaire",
  advantage: (advantage: string, commune: string | null) =>
    commune === null ? advantage : `${advantage} · ${commune}`,
  until: (lastDay: string) => `jusqu’au ${day.format(new Date(lastDay))}`,
  by: (name: string) => `proposée par ${name}`,
};
