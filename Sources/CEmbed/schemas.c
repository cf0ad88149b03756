#include "schemas.h"

static const unsigned char meal[] = {
#embed "../../schemas/meal.json"
};

const unsigned char *larder_meal_schema(size_t *count) {
    *count = sizeof meal;
    return meal;
}
