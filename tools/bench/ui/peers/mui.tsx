import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Alert from "@mui/material/Alert";
import MuiButton from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Snackbar from "@mui/material/Snackbar";
import Tab from "@mui/material/Tab";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { type ReactElement, useId } from "react";
import type { OneProps } from "../libraries/native.tsx";

export { Provider } from "../libraries/native.tsx";

const ignore = () => {};

export function Button({ label }: OneProps): ReactElement {
  return <MuiButton variant="contained">{label}</MuiButton>;
}

export function Field({ label }: OneProps): ReactElement {
  return <TextField id={useId()} label={label} helperText="Aide" />;
}

export function WithoutOverlays(): ReactElement {
  return (
    <>
      <Button label="Envoyer" />
      <Field label="Nom" />
      <FormControlLabel control={<Checkbox />} label="Urgent" />
      <Tabs value={0}>
        <Tab label="Un" />
      </Tabs>
      <Accordion>
        <AccordionSummary>Plus</AccordionSummary>
        <AccordionDetails>Texte</AccordionDetails>
      </Accordion>
      <Snackbar open>
        <Alert>Envoyé</Alert>
      </Snackbar>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>Haie</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Chip label="Nouveau" />
    </>
  );
}

export function Twelve(): ReactElement {
  return (
    <>
      <WithoutOverlays />
      <TextField select label="Catégorie" defaultValue="jardin">
        <MenuItem value="jardin">Jardin</MenuItem>
      </TextField>
      <Dialog open onClose={ignore}>
        <DialogTitle>Question</DialogTitle>
      </Dialog>
      <Menu open={false}>
        <MenuItem>Modifier</MenuItem>
      </Menu>
      <Tooltip title="Aide">
        <MuiButton>Aide</MuiButton>
      </Tooltip>
    </>
  );
}
