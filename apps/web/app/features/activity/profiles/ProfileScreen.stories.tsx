import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { profilesContract } from "@jobami/api/profiles/contract";
import { jobbeurProfile, newProfile, requesterProfile } from "@jobami/api/profiles/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { saveCopy, saveStates } from "../../../platform/autosave/index.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy, nextSteps } from "./copy.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

const { own, save } = profilesContract;
const answered = (data: typeof jobbeurProfile) => ({ success: true as const, profil: { data } });

const meta = {
  title: "web/Profile",
  component: ProfileScreen,
  parameters: { layout: "fullscreen" },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryProviders path="/dashboard/profil" user={parameters.isRequester === true ? requester : jobbeur}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows it to the eye. Text is looked for as the library reads it, with plain blanks. */
const showsText = async (canvasElement: HTMLElement, text: string) => {
  const seen = { ignore: "[role=status]" };
  const found = within(canvasElement).findByText(text.replace(/\s/g, " "), seen, { timeout: 4000 });
  expect(await found).toBeVisible();
};

async function write(canvasElement: HTMLElement, text: string) {
  await fillIn(await within(canvasElement).findByLabelText(copy.headline), text);
}

export const Filled: Story = {
  play: async ({ canvasElement }) => showsText(canvasElement, saveStates.saved),
};

export const New: Story = { parameters: { msw: [mockAnswer(own, answered(newProfile))] } };

export const OfARequester: Story = {
  parameters: { isRequester: true, msw: [mockAnswer(own, answered(requesterProfile))] },
};

export const Loading: Story = { parameters: { msw: [mockSilence(own)] } };

export const Unreadable: Story = {
  parameters: { msw: [mockNetworkFailure(own)] },
  play: async ({ canvasElement }) => showsText(canvasElement, copy.unreadable),
};

export const Saving: Story = {
  parameters: { msw: [mockSilence(save)] },
  play: async ({ canvasElement }) => {
    await write(canvasElement, "Jardins et haies");
    await showsText(canvasElement, saveStates.saving);
  },
};

/** Saved, heard of by the rest of the page, and taken back. */
export const SavedAndUndoable: Story = {
  parameters: {
    msw: [mockAnswer(save, answered({ ...jobbeurProfile, headline: "Jardins et haies", version: 5 }))],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heard = fn();
    globalThis.addEventListener("profile-updated", heard, { once: true });
    await write(canvasElement, "Jardins et haies");
    const undo = await canvas.findByRole("button", { name: saveCopy.undo });
    await waitFor(() => expect(undo).not.toHaveAttribute("aria-disabled", "true"), { timeout: 4000 });
    await expect(heard).toHaveBeenCalledOnce();
    await userEvent.click(undo);
    await expect(canvas.getByLabelText(copy.headline)).toHaveValue(jobbeurProfile.headline);
  },
};

export const NoNetwork: Story = {
  parameters: { msw: [mockNetworkFailure(save)] },
  play: async ({ canvasElement }) => {
    await write(canvasElement, "Jardins et haies");
    await showsText(canvasElement, saveStates.unanswered);
  },
};

export const Refused: Story = {
  parameters: {
    msw: [mockRefusal(save, "FORBIDDEN", { message: "Votre profil ne peut pas être modifié." })],
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement, "Jardins et haies");
    await showsText(canvasElement, `${saveStates.refused}. Votre profil ne peut pas être modifié.`);
  },
};

export const ChangedElsewhere: Story = {
  parameters: {
    msw: [
      mockRefusal(save, "PROFILE_CHANGED", {
        message: "Votre profil a été modifié ailleurs entre-temps.",
        data: { profile: { ...jobbeurProfile, headline: "D’un autre onglet", version: 5 } },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "Jardins et haies");
    await showsText(canvasElement, copy.conflictTitle);
    await expect(canvas.getByText(/Elles diffèrent par votre phrase\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: saveCopy.choose }));
    await expect(canvas.getByRole("button", { name: saveCopy.keepMine })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: saveCopy.takeTheirs }));
    await expect(canvas.getByLabelText(copy.headline)).toHaveValue("D’un autre onglet");
  },
};

export const Unfinished: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const service = await canvas.findByRole("region", { name: "Tonte de pelouse" });
    await userEvent.clear(within(service).getByLabelText(/^Montant/));
    await showsText(canvasElement, copy.amountMissing);
    await showsText(canvasElement, saveStates.unfinished);
  },
};

/** A week's hours by keyboard alone: a day takes those of the one before. */
export const WeekByKeyboard: Story = {
  parameters: { msw: [mockAnswer(own, answered(newProfile)), mockSilence(save)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const enterOn = async (name: string) => {
      (await canvas.findByRole("button", { name })).focus();
      await userEvent.keyboard("{Enter}");
    };
    await enterOn(`${copy.addRange}, Lundi`);
    await enterOn(`${copy.addRange}, Lundi`);
    await enterOn(`${copy.addRange}, Mardi`);
    await showsText(canvasElement, "10\u00a0heures par semaine.");
    await enterOn(`${copy.removeRange} (Mardi, 9\u00a0h – 12\u00a0h)`);
    await showsText(canvasElement, "7\u00a0heures par semaine.");
    await expect(canvas.getByRole("button", { name: `${copy.addRange}, Mardi` })).toHaveFocus();
    // Sent now, it stays unanswered; sent once this story is gone, it would be answered in the next.
    await showsText(canvasElement, saveStates.saving);
  },
};

/** The one step that helps most leads into its field. */
export const NextStep: Story = {
  parameters: { msw: [mockAnswer(own, answered(newProfile))] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("link", { name: nextSteps.services }));
    await expect(canvas.getByRole("combobox", { name: copy.addService })).toHaveFocus();
  },
};
