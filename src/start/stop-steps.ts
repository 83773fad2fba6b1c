/** The begun steps of a start, to be ended in the opposite order; also while the start is still under way. */
export type Step = () => Promise<void>;

export type StopSteps = {
  /** Throws when stopping has begun, after ending the step just begun: the start must go no further. */
  add: (step: Step) => Promise<void>;
  run: () => Promise<void>;
};

class StoppedWhileStarting extends Error {}

export function buildStopSteps(onError: (error: unknown) => void): StopSteps {
  const steps: Step[] = [];
  let isStopping = false;
  return {
    add: async (step) => {
      if (isStopping) {
        await step();
        throw new StoppedWhileStarting('Stopped while starting.');
      }
      steps.push(step);
    },
    run: async () => {
      isStopping = true;
      for (const step of steps.splice(0).toReversed()) await step().catch(onError);
    },
  };
}
