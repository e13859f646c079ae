import { BookOpen, Compass, Hammer, Laptop, PawPrint, SprayCan, Trees, Truck, Wrench } from "lucide-react";

/** The nine services that are asked for most. */
export const serviceIcons = {
  jardinage: Trees,
  "petites-reparations": Wrench,
  "menage-et-nettoyage": SprayCan,
  bricolage: Hammer,
  "garde-d-animaux": PawPrint,
  "cours-et-soutien-scolaire": BookOpen,
  informatique: Laptop,
  "demenagement-et-transport": Truck,
  "coaching-et-conseils": Compass,
} as const;
