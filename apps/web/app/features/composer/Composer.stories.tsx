import { requester } from "@jobami/api/auth/fixtures";
import { dayInFrance, missionsContract } from "@jobami/api/missions/contract";
import { mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { ComposerProgress } from "@jobami/machines/flows/mission-composer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryWorld } from "../../world/StoryWorld.tsx";
import { ComposerScreen } from "./ComposerScreen.tsx";
import { draftRecord, publicationRecord } from "./composer.actors.ts";
import { blankMission, draftSchemaVersion, type MissionForm } from "./mission-form.ts";

const record = draftRecord(requester.id);
const steps = ["service", "details", "placeAndDate", "budget", "review"] as const;
const written: MissionForm = {
  ...blankMission,
  category: "bricolage",
  subcategory: "montage-de-meubles",
  title: "Monter une armoire et fixer deux étagères",
  description:
    "Une armoire en kit à trois portes et deux étagères à fixer dans un mur en brique. Les notices sont là, il manque une perceuse.",
  placeCode: "69123",
  placeName: "Lyon",
  placePostalCodes: ["69001", "69002", "69003"],
  postalCode: "69003",
  moment: "matin",
  amount: 60,
  isUrgent: true,
};

/** Leaves a draft in this browser, as a person does who came as far as `step`, so many hours ago. */
function leaveDraft(
  step: ComposerProgress["step"],
  changes: Partial<MissionForm> = {},
  hoursAgo: number = 2,
): void {
  const date = dayInFrance(Date.now() + 15 * 86_400_000);
  record.write({
    draft: {
      values: { ...written, date, ...changes },
      progress: { step, completed: steps.slice(0, steps.indexOf(step)) as ComposerProgress["completed"] },
    },
    savedAt: Date.now() - hoursAgo * 3_600_000,
    schemaVersion: draftSchemaVersion,
  });
}

const meta = {
  title: "web/Composer",
  component: ComposerScreen,
  parameters: { layout: "fullscreen" },
  args: { userId: requester.id },
  beforeEach: () => {
    record.clear();
    publicationRecord.clear();
  },
  decorators: [
    (Story) => (
      <StoryWorld path="/dashboard/missions/poster-une-mission" user={requester}>
        <main>
          <Story />
        </main>
      </StoryWorld>
    ),
  ],
} satisfies Meta<typeof ComposerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(canvasElement: HTMLElement, name: string | RegExp) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name }));
  return canvas;
}

async function resume(canvasElement: HTMLElement, title: string) {
  const canvas = await press(canvasElement, "Reprendre");
  await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
  return canvas;
}

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

export const DraftOffered: Story = {
  beforeEach: () => leaveDraft("placeAndDate"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Vous aviez commencé une mission")).toBeVisible();
  },
};

/** Another tab stored its own version meanwhile. */
export const Conflict: Story = {
  beforeEach: () => leaveDraft("details"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Décrivez la mission");
    await userEvent.type(canvas.getByLabelText("Titre"), " rue Mazenod");
    leaveDraft("details", { title: "Monter une armoire" }, 1);
    window.dispatchEvent(new StorageEvent("storage"));
    await expect(await canvas.findByText("Cette mission a changé dans un autre onglet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Garder ma version" })).toBeVisible();
  },
};

export const Discarded: Story = {
  beforeEach: () => leaveDraft("budget"),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Quel budget ?");
    const canvas = await press(canvasElement, "Tout effacer");
    await expect(await canvas.findByText("Le brouillon est effacé")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "De quoi avez-vous besoin ?" })).toBeVisible();
  },
};

export const DiscardUndone: Story = {
  beforeEach: () => leaveDraft("budget"),
  play: async (context) => {
    await Discarded.play?.(context);
    const canvas = await press(context.canvasElement, "Annuler");
    await expect(await canvas.findByRole("heading", { name: "Quel budget ?" })).toBeVisible();
  },
};

async function publish(canvasElement: HTMLElement) {
  await resume(canvasElement, "Tout est juste ?");
  return press(canvasElement, "Publier la mission");
}

export const Publishing: Story = {
  parameters: { msw: [mockSilence(missionsContract.create)] },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByRole("button", { name: /Publier la mission/, busy: true })).toBeVisible();
  },
};

/** A field that the server refuses brings its step back [MISS-06]. */
export const RefusedByTheServer: Story = {
  parameters: {
    msw: [
      mockRefusal(missionsContract.create, "VALIDATION_FAILED", {
        message: "Certains champs sont à corriger.",
        fields: [{ path: "title", code: "custom", message: "Ce titre contient un numéro de téléphone." }],
      }),
    ],
  },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByText("Une erreur est à corriger")).toHaveFocus();
    await expect(canvas.getByLabelText("Titre")).toBeInvalid();
  },
};

/** [MISS-26] */
export const ProfileHidden: Story = {
  parameters: {
    msw: [
      mockRefusal(missionsContract.create, "PROFILE_HIDDEN", {
        message: "Votre profil est masqué : complétez-le pour publier une mission.",
      }),
    ],
  },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByText(/Votre profil est masqué/)).toBeVisible();
  },
};

export const Unanswered: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.create)] },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Publier à nouveau" })).toBeVisible();
    await expect(canvas.getByText(/la mission ne sera pas créée deux fois/)).toBeVisible();
  },
};

/** A mission that is with the server leaves no draft behind. */
export const Published: Story = {
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    await publish(canvasElement);
    await waitFor(() => expect(record.read()).toBeNull());
  },
};
