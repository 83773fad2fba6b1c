/** Saved views for the navigation. */
export { NavViews } from '#web/features/inspections/views/nav-views.tsx';
