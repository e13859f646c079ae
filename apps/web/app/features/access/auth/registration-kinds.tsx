import { HandHeart, Megaphone } from "lucide-react";
import { registration } from "./registration.copy.ts";

const icons = { other: <Megaphone strokeWidth={1.75} />, jobbeur: <HandHeart strokeWidth={1.75} /> };

/** What people come for, to choose from. */
export const kinds = registration.kinds.map((kind) => ({ ...kind, icon: icons[kind.value] }));
