import { AsyncLocalStorage } from "node:async_hooks";

const patient = new AsyncLocalStorage<true>();

/** Runs work that no one waits for in front of a page: its statements may take longer. */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => patient.run(true, work);

/** Whether what runs is background work. */
export const isPatient = () => patient.getStore() === true;
