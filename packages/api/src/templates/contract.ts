import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, line, paragraph } from "../http/fields.ts";
import { maxMessage } from "../messages/routes.ts";
import { maxTemplateName, templatesRoutes } from "./routes.ts";

const templateSchema = z.object({ id: idField, name: z.string(), text: z.string() });
/** Text that a person keeps for their answers. */
export type AnswerTemplate = z.output<typeof templateSchema>;

const templateBody = z.object({
  name: line({ name: "Nom", max: maxTemplateName }).trim(),
  text: paragraph({ name: "Texte", max: maxMessage }).trim(),
});
export type AnswerDraft = z.output<typeof templateBody>;

const params = z.object({ id: idField });

export const templatesContract = {
  list: endpoint({
    route: templatesRoutes.list,
    summary: "The person's own templates, by name",
    answer: answer({ data: z.array(templateSchema) }),
    errors: [],
  }),
  add: endpoint({
    route: templatesRoutes.add,
    summary: "Keeps a template",
    body: templateBody,
    status: 201,
    answer: answer({ data: templateSchema }),
    errors: ["TEMPLATES_FULL"],
  }),
  change: endpoint({
    route: templatesRoutes.change,
    summary: "Gives a template of one's own another name and other words",
    params,
    body: templateBody,
    answer: answer({ data: templateSchema }),
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    route: templatesRoutes.remove,
    summary: "Removes a template of one's own",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
};
