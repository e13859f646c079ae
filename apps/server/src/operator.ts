import { type VatRate, type VatRegime, vatRegimes } from "@jobami/api/billing/routes";
import type { Publisher } from "@jobami/api/pages/contract";
import { z } from "zod";

/** The settings that state who runs the installation. */
export const operatorSettings = {
  LEGAL_COMPANY: z.string().optional(),
  LEGAL_FORM: z.string().optional(),
  LEGAL_CAPITAL: z.string().optional(),
  LEGAL_REGISTRATION: z.string().optional(),
  LEGAL_VAT: z.string().optional(),
  /** How the operator's own sales stand under VAT: `franchise` (article 293 B of the tax code) or `rates`; where it is not stated, `rates` with a VAT number and `franchise` without. */
  LEGAL_VAT_REGIME: z.enum(vatRegimes).optional(),
  /** The rate of what the operator sells, in percent. */
  LEGAL_VAT_RATE: z.enum(["20", "10", "5.5"]).default("20"),
  LEGAL_ADDRESS: z.string().optional(),
  LEGAL_DIRECTOR: z.string().optional(),
  LEGAL_HOST: z.string().optional(),
  LEGAL_HOST_ADDRESS: z.string().optional(),
  LEGAL_HOST_PHONE: z.string().optional(),
  LEGAL_MEDIATOR: z.string().optional(),
  LEGAL_MEDIATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  LEGAL_DPO_EMAIL: z.email().optional(),
};
type OperatorSettings = z.output<z.ZodObject<typeof operatorSettings>>;

/** How what the operator sells stands under VAT; the rate in hundredths of a percent. */
export interface CompanyVat {
  regime: VatRegime;
  rate: VatRate;
}

const vatRateOf = { "20": 2000, "10": 1000, "5.5": 550 } as const;

/** VAT on what the operator sells, as it is set. */
export function readVat({ LEGAL_VAT, LEGAL_VAT_REGIME, LEGAL_VAT_RATE }: OperatorSettings): CompanyVat {
  const regime = LEGAL_VAT_REGIME ?? (LEGAL_VAT === undefined ? "franchise" : "rates");
  return { regime, rate: regime === "franchise" ? 0 : vatRateOf[LEGAL_VAT_RATE] };
}

/** An invoice with VAT names the number under which it is paid. */
export function faultsOfVat(env: OperatorSettings): string[] {
  return env.LEGAL_VAT_REGIME === "rates" && env.LEGAL_VAT === undefined
    ? ["LEGAL_VAT_REGIME=rates: LEGAL_VAT is missing"]
    : [];
}

/** Who the operator is, as far as it is set. */
export function readPublisher(env: OperatorSettings): Publisher {
  const named: Record<keyof Publisher, string | undefined> = {
    companyName: env.LEGAL_COMPANY,
    legalForm: env.LEGAL_FORM,
    capital: env.LEGAL_CAPITAL,
    registration: env.LEGAL_REGISTRATION,
    vatNumber: env.LEGAL_VAT,
    address: env.LEGAL_ADDRESS,
    director: env.LEGAL_DIRECTOR,
    hostName: env.LEGAL_HOST,
    hostAddress: env.LEGAL_HOST_ADDRESS,
    hostPhone: env.LEGAL_HOST_PHONE,
    mediatorName: env.LEGAL_MEDIATOR,
    mediatorUrl: env.LEGAL_MEDIATOR_URL,
    dpoEmail: env.LEGAL_DPO_EMAIL,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
