import { z } from "zod";
import { secretKey } from "./metrics-settings.ts";

/** As long as what stands for a star. */
const mark = "0".repeat(48);

/** How mails leave, and how those that come back are heard of. */
export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Where mails go that come back; to the sender without it. A star in it stands for the mark of the mail, of 48 characters. */
  MAIL_RETURN_PATH: z
    .string()
    .refine((text) => z.email().safeParse(text.replace("*", mark)).success, "an address is expected")
    .optional(),
  /** What whoever delivers our mails shows when it reports bounces and complaints; without it no report is taken. */
  MAIL_EVENTS_SECRET: secretKey.min(16).optional(),
};
