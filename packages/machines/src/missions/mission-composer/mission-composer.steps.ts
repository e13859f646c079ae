/** The steps of posting a mission, in their order. */
export const composerSteps = ["service", "details", "placeAndDate", "budget", "review"] as const;
export type ComposerStep = (typeof composerSteps)[number];
/** The steps that hold fields: all but the review. */
export type FieldStep = Exclude<ComposerStep, "review">;

/** Which step asks for which field of the contract's body. */
export const stepFields = {
  service: ["asked", "category", "subcategory"],
  details: ["title", "description", "pictures"],
  placeAndDate: ["placeCode", "postalCode", "timing", "date", "endDate", "moment"],
  budget: ["budgetType", "amount", "jobiAmount", "paymentMethodType", "isUrgent"],
} as const satisfies Record<FieldStep, readonly string[]>;

/** The step that owns a field's path (`placeCode`, `amount`…); null for what no step asks. */
export function stepOfField(path: string): FieldStep | null {
  const name = path.split(".")[0] ?? "";
  for (const [step, fields] of Object.entries(stepFields))
    if ((fields as readonly string[]).includes(name)) return step as FieldStep;
  return null;
}

/** The first step, in their order, that owns one of the refused fields; null when none does. */
export function firstRefusedStep(paths: readonly string[]): FieldStep | null {
  const refused = new Set(paths.map(stepOfField));
  return composerSteps.filter((step) => step !== "review").find((step) => refused.has(step)) ?? null;
}

/** The furthest step that can be stood on: the first that is not completed, the review when all are. */
export function frontierOf(completed: readonly FieldStep[]): ComposerStep {
  return composerSteps.find((step) => step === "review" || !completed.includes(step)) ?? "review";
}

/** Whether a step is completed or is the next one to do. */
export function isReachable(step: ComposerStep, completed: readonly FieldStep[]): boolean {
  return composerSteps.indexOf(step) <= composerSteps.indexOf(frontierOf(completed));
}
