import { describe } from 'vitest';
import { walkMachine } from '@/test/machine-table';
import { dpoMachine } from './order.machine';

describe('an order', () => {
  walkMachine(dpoMachine, [
    'pending --confirm--> confirmed by captain',
    'confirmed --process--> processing by captain',
    'confirmed --accept_survey--> confirmed by captain',
    'processing --accept_survey--> processing by captain',
    'processing --goods_ready--> processing by seller',
    'shipped --goods_ready--> shipped by seller',
    'delivered --goods_ready--> delivered by seller',
    'processing --ship--> shipped by system',
    'shipped --deliver--> delivered by system',
    // By the buyer, or by the clock after the configured days.
    'delivered --confirm_delivery--> completed by buyer, system',
    'pending, confirmed --cancel--> cancelled by buyer, captain',
    // A ruling that gives the money back.
    'confirmed, processing, shipped, delivered --undo--> cancelled by system',
  ], ['completed', 'cancelled']);
});
