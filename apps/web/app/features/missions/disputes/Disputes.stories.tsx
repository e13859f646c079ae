import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { type Dispute, type DisputeStanding, disputesContract } from "@jobami/api/disputes/contract";
import {
  appealedDispute,
  decidedDispute,
  discussedDispute,
  disputableStanding,
  finalDispute,
  openedDispute,
  settledDispute,
} from "@jobami/api/disputes/fixtures";
import { filesContract } from "@jobami/api/files/contract";
import { drawnPicture } from "@jobami/api/files/fixtures";
import { runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { acceptText, actLabels, copy, doneTexts, reasonLabels } from "./copy.ts";
import { DisputeSection } from "./DisputeSection.tsx";

const meta = {
  title: "web/Disputes",
  component: DisputeSection,
  parameters: { layout: "padded" },
  args: { mission: runningMission, side: "client" },
  render: (args) => (
    <StoryProviders
      user={args.side === "client" ? requester : jobbeur}
      path={`/dashboard/missions/${runningMission.id}#litige`}
    >
      <main>
        <DisputeSection {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof DisputeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const { read, open, act } = disputesContract;
const stands = (data: DisputeStanding) => mockAnswer(read, { success: true, data });
const known = (dispute: Dispute) => stands({ dispute, mayOpen: [] });
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

/** The work is declared done: there is a way to report that something is wrong. */
export const MayOpen: Story = {
  parameters: { msw: [stands(disputableStanding)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: copy.start })).toBeVisible();
  },
};

export const NobodyCame: Story = {
  parameters: { msw: [stands({ dispute: null, mayOpen: ["noShow"] })] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, copy.start);
    await within(canvasElement).findByRole("button", { name: copy.open });
    await expect(within(canvasElement).queryByRole("radiogroup")).toBeNull();
  },
};

/** Nothing was opened, and nothing can be: nothing is shown. */
export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole("heading")).toBeNull());
  },
};

export const Opening: Story = {
  tags: ["every-look"],
  parameters: { msw: [stands(disputableStanding)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, copy.start);
    await press(canvasElement, copy.open);
    await expect(await canvas.findByText(copy.chooseReason)).toBeVisible();
  },
};

export const OpeningRefused: Story = {
  parameters: {
    msw: [
      stands(disputableStanding),
      mockRefusal(open, "DISPUTE_NOT_NOW", {
        message: "Un litige ne peut pas être ouvert maintenant pour cette raison.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, copy.start);
    await userEvent.click(await canvas.findByText(reasonLabels.work));
    await userEvent.type(canvas.getByRole("textbox"), "La porte ferme mal.");
    await press(canvasElement, copy.open);
    await expect(await canvas.findByText(/ne peut pas être ouvert maintenant/)).toBeVisible();
  },
};

/** Whoever thinks better of it stands where they came from. */
export const OpeningLeft: Story = {
  parameters: { msw: [stands(disputableStanding)] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, copy.start);
    await press(canvasElement, copy.cancel);
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: copy.start })).toHaveFocus(),
    );
  },
};

export const Opened: Story = {
  parameters: { msw: [known(openedDispute)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: actLabels.withdraw })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Accepter/ })).toBeNull();
  },
};

export const OpenedByTheOther: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [known(openedDispute)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Donnez votre version avant le 22 novembre/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: actLabels.withdraw })).toBeNull();
  },
};

/** The other side offers to settle. */
export const Discussed: Story = {
  tags: ["every-look"],
  parameters: { msw: [known(discussedDispute)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: acceptText({ cents: 4000, jobis: 0 }) }),
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Discussed, tags: [], globals: { viewport: { value: "w390" } } };

/** What cannot be taken back is asked for twice. */
export const Accepting: Story = {
  parameters: {
    msw: [
      known(discussedDispute),
      mockAnswer(act, { success: true, data: { dispute: settledDispute, mayOpen: [] } }),
    ],
  },
  play: async ({ canvasElement }) => {
    const name = acceptText({ cents: 4000, jobis: 0 });
    await press(canvasElement, name);
    await expect(await within(canvasElement).findByText(/cela ne se reprend pas/)).toBeVisible();
    await press(canvasElement, name);
    const confirmation = await within(canvasElement).findByText(doneTexts.accept);
    await waitFor(() => expect(confirmation).toHaveFocus());
  },
};

/** In euros and in Jobi apart, where both were agreed on. */
export const Offering: Story = {
  parameters: {
    msw: [
      known({ ...discussedDispute, most: { cents: 3000, jobis: 4 } }),
      mockRefusal(act, "VALIDATION_FAILED", {
        message: "",
        fields: [{ path: "euros", code: "CUSTOM", message: "Indiquez un montant." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, actLabels.offer);
    await expect(await canvas.findByLabelText(new RegExp(`^${copy.jobis}`))).toBeVisible();
    await press(canvasElement, actLabels.offer);
    await expect(await canvas.findByText("Indiquez un montant.")).toBeVisible();
  },
};

export const Withdrawing: Story = {
  parameters: { msw: [known(openedDispute)] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, actLabels.withdraw);
    await expect(
      await within(canvasElement).findByText(copy.withdrawHelp, { collapseWhitespace: false }),
    ).toBeVisible();
    await press(canvasElement, copy.cancel);
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: actLabels.withdraw })).toHaveFocus(),
    );
  },
};

export const Sending: Story = {
  parameters: { msw: [known(openedDispute), mockSilence(act)] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, actLabels.withdraw);
    await press(canvasElement, actLabels.withdraw);
    await expect(await within(canvasElement).findByRole("button", { busy: true })).toBeVisible();
  },
};

/** The other side was faster: what was refused is stated. */
export const CameSecond: Story = {
  parameters: {
    msw: [
      known(openedDispute),
      mockRefusal(act, "DISPUTE_CHANGED", { message: "Le litige n’en est plus là. Voici où il en est." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, actLabels.withdraw);
    await press(canvasElement, actLabels.withdraw);
    await expect(await within(canvasElement).findByText(/n’en est plus là/)).toBeVisible();
  },
};

export const Decided: Story = {
  parameters: { msw: [known(decidedDispute)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: actLabels.appeal })).toBeVisible();
  },
};

export const Appealed: Story = {
  parameters: { msw: [known(appealedDispute)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^La décision est contestée/)).toBeVisible();
    await expect(canvas.queryAllByRole("button")).toHaveLength(0);
  },
};

/** Who decided first also decided of the appeal, which is stated. */
export const Final: Story = {
  parameters: { msw: [known(finalDispute)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^La même personne a revu sa décision/),
    ).toBeVisible();
  },
};

export const Settled: Story = {
  parameters: { msw: [known(settledDispute)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Vous vous êtes mis d’accord/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(read)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(read)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.failed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** Photos and documents stand with what they go along with: pictures open large, documents are saved. */
export const WithFiles: Story = {
  parameters: { msw: [known(openedDispute)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: /^Photo .*porte\.webp/ })).toHaveAttribute(
      "href",
      drawnPicture.address,
    );
    await expect(canvas.getByRole("link", { name: "Télécharger facture.pdf" })).toBeVisible();
  },
};

const joinBill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await press(canvasElement, actLabels.say);
  const field = await canvas.findByLabelText(new RegExp(`^${copy.files}`));
  await userEvent.upload(field, new File(["facture"], "facture.pdf", { type: "application/pdf" }));
  await expect(await canvas.findByText("facture.pdf")).toBeVisible();
};
const quiet = known({
  ...openedDispute,
  entries: openedDispute.entries.map((one) => ({ ...one, files: [] })),
});

/** What is reported waits for what goes along. */
export const FileOnItsWay: Story = {
  parameters: { msw: [quiet, mockSilence(filesContract.upload)] },
  play: async ({ canvasElement }) => {
    await joinBill(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "Voici la facture.");
    await press(canvasElement, actLabels.say);
    await expect(await canvas.findByText(/^Attendez que tout soit arrivé/)).toBeVisible();
  },
};

export const FileRefused: Story = {
  parameters: {
    msw: [
      quiet,
      mockRefusal(filesContract.upload, "FILE_TYPE_REFUSED", { message: "Ce type n’est pas accepté." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await joinBill(canvasElement);
    await expect(await within(canvasElement).findByText("Ce type n’est pas accepté.")).toBeVisible();
  },
};

export const FilesTooMany: Story = {
  globals: { viewport: { value: "w390" } },
  parameters: {
    msw: [
      quiet,
      mockRefusal(act, "VALIDATION_FAILED", {
        message: "",
        fields: [{ path: "files", code: "CUSTOM", message: "20 fichiers en tout au plus par personne." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await joinBill(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "Voici la facture.");
    await press(canvasElement, actLabels.say);
    await expect(await canvas.findByText("20 fichiers en tout au plus par personne.")).toBeVisible();
  },
};
