import { requester } from "@jobami/api/auth/fixtures";
import { favoritesContract } from "@jobami/api/favorites/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { askedMission, ines, karim } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal } from "@jobami/api/mock";
import { addDays, mondayOf } from "@jobami/api/planning/time";
import { profilesContract } from "@jobami/api/profiles/contract";
import { seenJobbeur } from "@jobami/api/profiles/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { askedCopy } from "./asked.copy.ts";
import { ComposerScreen } from "./ComposerScreen.tsx";
import { inComposer, leaveDraft, press, record, resume } from "./composer.fixture.tsx";
import type { AskedFirst } from "./mission-form.ts";

const meta = {
  title: "web/Composer asking first",
  component: ComposerScreen,
  parameters: { layout: "fullscreen" },
  args: { userId: requester.id, asks: "karim-b" },
  decorators: [inComposer],
} satisfies Meta<typeof ComposerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const face = (id: string, name: string) => ({ id, name, photo: null });
const one: AskedFirst = { people: [face(karim.id, "Karim B.")], hours: 24, opensAfter: true };
const five: AskedFirst = {
  ...one,
  people: Array.from({ length: 5 }, (_, at) => face(ines.id.replace(/.$/, String(at)), `Personne ${at + 1}`)),
};
const people = (canvas: ReturnType<typeof within>) => canvas.findByRole("list", { name: askedCopy.people });

/** From a profile: who is asked stands there and has a day to answer; it opens to all only where that is ticked. */
export const FromAProfile: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await people(canvas)).toHaveTextContent("Karim B.");
    await expect(canvas.getByRole("heading", { level: 1, name: "Demander à Karim B." })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "24 heures" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: askedCopy.opensAfter })).not.toBeChecked();
  },
};
export const OnAPhone: Story = { ...FromAProfile, globals: { viewport: { value: "w390" } } };

/** Without the last one it is for everybody, and the focus is not lost. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Retirer.*Karim B\.$/ }));
    await expect(canvas.getByText(askedCopy.offer)).toBeVisible();
  },
};

/** Favourites are added with a press. */
export const FavoriteAdded: Story = {
  args: { asks: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(askedCopy.offer));
    const [first] = await canvas.findAllByRole("button", { name: /^Ajouter/ });
    if (first !== undefined) await userEvent.click(first);
    await expect((await people(canvas)).children).toHaveLength(1);
    await userEvent.click(canvas.getByRole("radio", { name: "2 jours" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: askedCopy.opensAfter }));
    await expect(canvas.getByRole("radio", { name: "2 jours" })).toBeChecked();
  },
};

export const FavoritesCutOff: Story = {
  args: { asks: null },
  parameters: { msw: [mockNetworkFailure(favoritesContract.list)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(askedCopy.offer));
    await expect(await canvas.findByText(askedCopy.favoritesFailed)).toBeVisible();
  },
};

/** A draft that is taken up asks whom it asked and who was come for. */
export const JoinedToADraft: Story = {
  beforeEach: () =>
    leaveDraft("service", { asked: { people: [face(ines.id, "Inès D.")], hours: 72, opensAfter: false } }),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "De quoi avez-vous besoin\u202f?");
    // Who was come for joins them once their profile has been read.
    await waitFor(async () => expect(await people(canvas)).toHaveTextContent(/Inès D\..*Karim B\./s));
    await expect(canvas.getByRole("radio", { name: "3 jours" })).toBeChecked();
  },
};

/** When the person who is asked works, and that the day that is chosen is none of theirs. */
export const HoursOfTheAsked: Story = {
  args: { asks: null },
  beforeEach: () =>
    leaveDraft("placeAndDate", { asked: one, date: addDays(mondayOf(dayInFrance(Date.now())), 20) }),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Où et quand\u202f?");
    await expect(await canvas.findByText(/^Karim B\. travaille mardi 9/)).toBeVisible();
    await expect(canvas.getByText(/ne travaille pas d’habitude le dimanche/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Date flexible" }));
    await waitFor(() => expect(canvas.queryByText(/ne travaille pas d’habitude/)).toBeNull());
  },
};

/** Five are the most. */
export const Full: Story = {
  beforeEach: () => leaveDraft("service", { asked: five }),
  args: { asks: null },
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "De quoi avez-vous besoin\u202f?");
    await expect(canvas.getByText(/^Cinq personnes au plus/)).toBeVisible();
    await expect(canvas.queryByText(askedCopy.add)).toBeNull();
  },
};

/** Who left or hid their profile cannot be asked. */
export const NotThere: Story = {
  parameters: { msw: [mockRefusal(profilesContract.bySlug, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(askedCopy.gone)).toBeVisible();
  },
};

/** One who is no jobbeur cannot either. */
export const NoJobbeur: Story = {
  parameters: {
    msw: [
      mockAnswer(profilesContract.bySlug, {
        success: true,
        profil: { data: { ...seenJobbeur, userType: "other" } },
      }),
    ],
  },
  play: NotThere.play as NonNullable<Story["play"]>,
};

export const Review: Story = {
  args: { asks: null },
  beforeEach: () => leaveDraft("review", { asked: one }),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Tout est correct\u202f?");
    await expect(canvas.getByText("Karim B., réponse sous 24 heures, puis tous les jobbeurs")).toBeVisible();
    await expect(canvas.getByRole("button", { name: askedCopy.publish })).toBeVisible();
  },
};

/** The server knows who can be asked: what it refuses stands beside the people. */
export const Refused: Story = {
  args: { asks: null },
  beforeEach: () => leaveDraft("review", { asked: one }),
  parameters: {
    msw: [
      mockRefusal(missionsContract.create, "VALIDATION_FAILED", {
        message: "Vérifiez le formulaire.",
        fields: [
          {
            path: "asked.people.0",
            code: "custom",
            message: "Cette personne n’est pas disponible pour l’instant.",
          },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Tout est correct\u202f?");
    const canvas = await press(canvasElement, askedCopy.publish);
    await expect(
      (await canvas.findAllByText("Cette personne n’est pas disponible pour l’instant."))[0],
    ).toBeVisible();
  },
};

export const Sent: Story = {
  args: { asks: null },
  beforeEach: () => leaveDraft("review", { asked: one }),
  parameters: { msw: [mockAnswer(missionsContract.create, { success: true, data: askedMission })] },
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Tout est correct\u202f?");
    await press(canvasElement, askedCopy.publish);
    await waitFor(() => expect(record.read()).toBeNull());
  },
};

/** What the person who is asked charges for the service is taken over by one press, by the hour where they do so. */
export const TheirPrice: Story = {
  beforeEach: () =>
    leaveDraft("budget", {
      asked: one,
      category: "jardinage",
      subcategory: "tonte-de-pelouse",
      amount: null,
    }),
  args: { asks: null },
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Quel budget\u202f?");
    await expect(await canvas.findByText(/^Karim B\. demande 22\s€ de l’heure/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Mettre 22\s€ de l’heure/ }));
    await expect(canvas.getByLabelText(/Montant/)).toHaveValue("22");
    await expect(canvas.getByLabelText(/Montant/)).toHaveAccessibleDescription(/en euros de l’heure/);
    await expect(canvas.getByRole("radio", { name: "À l’heure" })).toBeChecked();
  },
};
