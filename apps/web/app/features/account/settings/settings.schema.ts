import { zodResolver } from "@hookform/resolvers/zod";
import { detailsBody } from "@jobami/api/users/contract";
import { z } from "zod";

/** The rules of a number and a birth date: the contract's own; an empty number is none, and what is sent is what was typed. */
export const detailsRules = zodResolver(
  z.object({
    phone: z.string().superRefine((typed, context) => {
      const { error } = detailsBody.shape.phone.safeParse(typed.trim() === "" ? null : typed);
      if (error !== undefined) context.addIssue({ code: "custom", message: error.issues[0]?.message ?? "" });
    }),
    birthDate: detailsBody.shape.birthDate,
  }),
);
