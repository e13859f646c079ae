import { zodResolver } from "@hookform/resolvers/zod";
import { proposeBody } from "@jobami/api/proposals/contract";
import type { Resolver } from "react-hook-form";
import type { TermsFields } from "./TermsForm.tsx";

/** What a price may be: the contract's own rules. */
export const termsRules = zodResolver(proposeBody) as unknown as Resolver<TermsFields>;
