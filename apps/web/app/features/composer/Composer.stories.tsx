import { requester } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { termsAbsent } from "@jobami/api/consents/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { mockAnswer, mockRefusal } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { consentEvents, consentFlags, hearWindow } from "../../world/consents.ts";
import { ComposerScreen } from "./ComposerScreen.tsx";
import { forgetDrafts, heardInComposer, inComposer, leaveDraft, press, resume } from "./composer.world.tsx";

const meta = {
  title: "web/Composer",
  component: ComposerScreen,
  parameters: { layout: "fullscreen" },
  args: { userId: requester.id },
  beforeEach: forgetDrafts,
  decorators: [inComposer],
} satisfies Meta<typeof ComposerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [MISS-04] */
export const Service: Story = {};

export const ServiceRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("Une erreur est à corriger")).toHaveFocus();
  },
};

export const ServiceChosen: Story = {
  beforeEach: () => leaveDraft("service"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "De quoi avez-vous besoin ?");
    await expect(canvas.getByRole("radio", { name: "Montage de meubles" })).toBeChecked();
  },
};

export const Details: Story = {
  beforeEach: () => leaveDraft("details"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Décrivez la mission");
    await expect(canvas.getByLabelText("Titre")).toHaveValue("Monter une armoire et fixer deux étagères");
  },
};

export const DetailsRefused: Story = {
  beforeEach: () => leaveDraft("details", { title: "Aide", description: "" }),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Décrivez la mission");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("2 erreurs sont à corriger")).toHaveFocus();
    await expect(canvas.getByLabelText("Titre")).toBeInvalid();
  },
};

export const PlaceAndDate: Story = {
  beforeEach: () => leaveDraft("placeAndDate"),
  play: async ({ canvasElement }) => void (await resume(canvasElement, "Où et quand ?")),
};

export const PlaceAndDateRefused: Story = {
  beforeEach: () =>
    leaveDraft("placeAndDate", {
      placeCode: "",
      placeName: "",
      placePostalCodes: [],
      postalCode: undefined,
      date: "",
    }),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Où et quand ?");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("2 erreurs sont à corriger")).toHaveFocus();
  },
};

export const Budget: Story = {
  beforeEach: () => leaveDraft("budget"),
  play: async ({ canvasElement }) => void (await resume(canvasElement, "Quel budget ?")),
};

/** Euros and Jobi together need both parts. */
export const BudgetRefused: Story = {
  beforeEach: () => leaveDraft("budget", { paymentMethodType: "hybrid", amount: null }),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Quel budget ?");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("2 erreurs sont à corriger")).toHaveFocus();
  },
};

export const Review: Story = {
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Tout est juste ?");
    await expect(canvas.getByRole("button", { name: "Modifier : Budget" })).toBeVisible();
  },
};

/** Without the terms nothing is published: their modal is asked for [CONS-38]. */
export const TermsMissing: Story = {
  parameters: { msw: [mockAnswer(consentsContract.termsStatus, termsAbsent)] },
  beforeEach: () => {
    heardInComposer.mockClear();
    consentFlags.terms.clear();
    leaveDraft("review");
  },
  play: async ({ canvasElement }) => {
    const opened = fn();
    const stop = hearWindow({ [consentEvents.open.terms]: opened });
    await resume(canvasElement, "Tout est juste ?");
    await press(canvasElement, "Publier la mission");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await expect(heardInComposer).toHaveBeenCalledWith({
      kind: "error",
      title:
        "Vous devez accepter les CGV/CGU pour publier une mission. Rendez-vous dans Paramètres > Consentement.",
    });
    stop();
  },
};

/** Taken back on another device: the server refuses, nothing is lost, and the modal is asked for. */
export const TermsTakenBackElsewhere: Story = {
  parameters: {
    msw: [
      mockRefusal(missionsContract.create, "TERMS_REQUIRED", { message: "Vous devez accepter les CGV/CGU." }),
    ],
  },
  beforeEach: () => {
    consentFlags.terms.set(requester.id);
    leaveDraft("review");
  },
  play: async ({ canvasElement }) => {
    const opened = fn();
    const stop = hearWindow({ [consentEvents.open.terms]: opened });
    const canvas = await resume(canvasElement, "Tout est juste ?");
    await press(canvasElement, "Publier la mission");
    await expect(await canvas.findByText("Vous devez accepter les CGV/CGU.")).toBeVisible();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await expect(localStorage.getItem("cgv_cgu_consent_accepted")).toBeNull();
    stop();
  },
};

export const ReviewOfLongWords: Story = {
  beforeEach: () =>
    leaveDraft("review", {
      title: "Réapprovisionnement hebdomadaire anticonstitutionnellement interdépartemental",
      description: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(3),
      placeName: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
      paymentMethodType: "hybrid",
      jobiAmount: 4,
      budgetType: "horaire",
    }),
  play: async ({ canvasElement }) => void (await resume(canvasElement, "Tout est juste ?")),
};
