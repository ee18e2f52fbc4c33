import { mount } from '@/http/serve';
import { getBuyerSuppliers } from '@/modules/supplier/supplier.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getBuyerSuppliers);
