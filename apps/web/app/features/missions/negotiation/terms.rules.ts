import { zodResolver } from "@hookform/resolvers/zod";
import { proposeBody } from "@jobami/api/proposals/contract";
import type { Terms } from "@jobami/machines/proposals/proposal-negotiation";
import type { Resolver } from "react-hook-form";

export interface TermsFields {
  amount: number | null;
  jobiAmount: number | null;
  paymentMethodType: NonNullable<Terms["paymentMethodType"]>;
  message: string;
}

/** What a price may be: the contract's own rules. */
export const termsRules = zodResolver(proposeBody) as unknown as Resolver<TermsFields>;
