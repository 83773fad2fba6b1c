/** The thread that plans days: see `plan-days.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { explainPlan } from '#domain/schedule/plan/explain-plan.ts';
import type { PlanDay } from '#domain/schedule/plan/plan-cost.ts';
import { proposePlan } from '#domain/schedule/plan/propose-plan.ts';

const days = workerData as PlanDay[];
parentPort?.postMessage(days.map((day) => explainPlan(day, proposePlan(day))));
