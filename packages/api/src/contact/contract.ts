import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { emailField, line, nameField, paragraph } from "../http/fields.ts";
import { contactRoutes, longestMessage } from "./routes.ts";

/** A message to the operator. `site` is a field that people do not see: whoever fills it is a machine. */
export const contactBody = z.object({
  name: nameField("Votre nom"),
  email: emailField,
  subject: line({ name: "Sujet", max: 120 }),
  message: paragraph({ name: "Message", min: 10, max: longestMessage }),
  site: line({ name: "Site", min: 0, max: 100 }).optional(),
});
export type ContactMessage = z.output<typeof contactBody>;

export const contactContract = {
  send: endpoint({
    route: contactRoutes.send,
    summary:
      "Mails a message to the operator, who answers by mail; the sender is informed that it came, once an hour at most",
    body: contactBody,
    answer: answer({ message: z.string() }),
    errors: [],
  }),
};
